let playing: HTMLMediaElement | undefined;

/** Pauses any other element when this one starts, as two recordings at once cannot be understood. @returns a cleanup function */
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
