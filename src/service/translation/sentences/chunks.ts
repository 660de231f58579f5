/**
 * Splits texts, in order, into chunks within the limit. A text that exceeds the limit alone becomes a separate chunk.
 */
export function splitIntoChunks(
  texts: readonly string[],
  limit: { readonly texts: number; readonly characters: number },
): string[][] {
  const chunks: string[][] = [];
  let characters = 0;
  for (const text of texts) {
    characters += text.length;
    const last = chunks.at(-1);
    if (last && last.length < limit.texts && characters <= limit.characters) last.push(text);
    else {
      chunks.push([text]);
      characters = text.length;
    }
  }
  return chunks;
}
