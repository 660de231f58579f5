import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { referenceWords } from '#console/catalogues/reference.ts';
import { useWords } from '#console/catalogues/words.ts';
import { saveFile } from '#console/download/save-file.ts';
import { Button } from '#console/ui/controls/Button.tsx';

const files = {
  openapi: { name: 'language-services.openapi.json', command: 'curl http://127.0.0.1:5174/_local/openapi' },
  schema: { name: 'language-services.schema.json', command: 'curl http://127.0.0.1:5174/_local/json-schema' },
} as const;
type FileName = keyof typeof files;

const loadDescriptions = () => import('#contract/reference/openapi.ts');

/** Downloads the descriptions of the API for other programs; they are generated in the page. */
export function Downloads() {
  const words = useWords(referenceWords).download;
  // Loaded in advance, so that the buttons also work when the network is gone.
  useEffect(() => void loadDescriptions().catch(() => {}), []);
  const save = async (name: FileName) => {
    const { jsonSchemaBundle, openApiDescription } = await loadDescriptions();
    const content =
      name === 'openapi' ? openApiDescription(import.meta.env.CONSOLE_VERSION) : jsonSchemaBundle();
    const json = JSON.stringify(content, undefined, 2);
    saveFile(new Blob([json], { type: 'application/json' }), files[name].name);
  };
  return (
    <div className="reference-screen mt-2 flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {(['openapi', 'schema'] as const).map((name) => (
          <Button key={name} icon={Download} size="small" onClick={() => void save(name)}>
            {words[name]}
          </Button>
        ))}
      </div>
      <p className="text-sm text-ink-third">{words.hint}</p>
      <ul className="text-sm">
        {(['openapi', 'schema'] as const).map((name) => (
          <li key={name}>
            <code className="wrap-anywhere">{files[name].command}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
