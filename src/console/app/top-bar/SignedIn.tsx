import { pageWords } from '#console/catalogues/page.ts';
import { useWords } from '#console/catalogues/words.ts';

/** Who is signed in, as the reverse proxy has told the server; nothing where nobody signs in. */
export function SignedIn() {
  const words = useWords(pageWords);
  const { person } = document.documentElement.dataset;
  if (person === undefined) return null;
  return (
    <p title={person} className="max-w-40 truncate text-sm text-ink-second">
      <span className="sr-only">{words.signedInAs} </span>
      <bdi>{person}</bdi>
    </p>
  );
}
