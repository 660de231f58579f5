/** Classes that keep the player visible below the top bar during scrolling, if the screen is high enough for both. */
export const playerInSight =
  'border-b border-line bg-surface [@media(min-height:44rem)]:sm:sticky top-14 z-10';
