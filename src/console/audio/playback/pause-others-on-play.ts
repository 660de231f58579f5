let playingElement: HTMLMediaElement | undefined;

/**
 * Pauses any other element when this one starts, since two recordings at once cannot be understood.
 *
 * @returns a cleanup function
 */
export function pauseOthersOnPlay(element: HTMLMediaElement): () => void {
  const started = () => {
    if (playingElement !== element) playingElement?.pause();
    playingElement = element;
  };
  element.addEventListener('play', started);
  return () => {
    element.removeEventListener('play', started);
    if (playingElement === element) playingElement = undefined;
  };
}
