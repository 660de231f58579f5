import { workingHeaders } from './own-service.ts';

/**
 * Synthesises speech with the service under test.
 *
 * @param body fields of a text-to-speech call
 * @throws when the service refuses
 */
export async function synthesize(
  url: string,
  speaker: string,
  body: Readonly<Record<string, unknown>>,
): Promise<Uint8Array> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...workingHeaders('tts'), speaker, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`text-to-speech answered ${response.status}: ${await response.text()}`);
  return new Uint8Array(await response.arrayBuffer());
}
