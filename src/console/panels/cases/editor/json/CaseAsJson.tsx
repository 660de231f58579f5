import { useState } from 'react';
import { preloadable } from '#console/ui/preloadable.ts';
import { textOfCase } from '../draft/draft.ts';
import type { EditedCase } from '../draft/use-draft.ts';

/** Loaded separately, since most cases are edited as a form. */
const { load, Component: JsonEditor } = preloadable(
  async () => (await import('./JsonEditor.tsx')).JsonEditor,
);

/** Loads the code of the editor. */
export const loadJsonEditor = (): void => void load();

/** The draft as JSON. The typed text becomes the case as soon as it is valid. */
export function CaseAsJson({ edited: { draft, problems, setText } }: { edited: EditedCase }) {
  const [initial] = useState(() => draft.text ?? textOfCase(draft.case, draft.folder));
  const [text, setNow] = useState(initial);
  return (
    <JsonEditor
      initial={initial}
      text={text}
      problems={problems}
      onChange={(now) => {
        setNow(now);
        setText(now);
      }}
    />
  );
}
