let playingElement: HTMLMediaElement | undefined;

/**
 * When this element starts, pauses the one that was playing, since two recordings at once cannot be understood.
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
