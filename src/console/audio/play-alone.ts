let playing: HTMLMediaElement | undefined;

/** Pauses whatever plays when this element starts: two voices at once are understood by nobody. @returns the undo */
export function playAlone(element: HTMLMediaElement): () => void {
  const started = () => {
    if (playing !== element) playing?.pause();
    playing = element;
  };
  element.addEventListener('play', started);
  return () => {
    element.removeEventListener('play', started);
    if (playing === element) playing = undefined;
  };
}
