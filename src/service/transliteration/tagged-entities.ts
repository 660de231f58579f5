const urlPrefixes = ['http://', 'https://', 'ftp://', 'mailto:', 'www.'];
const topLevelDomains = new Set(
  'com org net in co edu gov io ai app dev info biz me tv uk us eu nic mil int online shop site tech xyz ac'.split(
    ' ',
  ),
);
const closingPunctuation = /[.,;:!?)\]}'"।॥…]$/u;

/** Splits off the punctuation that ends the sentence rather than the address. */
export function splitTrailingPunctuation(chunk: string): readonly [body: string, trailing: string] {
  let end = chunk.length;
  while (end > 0 && closingPunctuation.test(chunk.slice(end - 1, end))) end--;
  return [chunk.slice(0, end), chunk.slice(end)];
}

/** True for an e-mail or web address; `chunk` has no spaces and no final sentence punctuation. */
export function isTaggedEntity(chunk: string): boolean {
  if (chunk.length < 4 || chunk.length > 2000) return false;
  const small = chunk.toLowerCase();
  if (urlPrefixes.some((scheme) => small.startsWith(scheme) && small.length > scheme.length)) return true;
  if (!/^[\x21-\x7e]+$/.test(chunk)) return false;
  const at = small.indexOf('@');
  if (at > 0) return small.indexOf('@', at + 1) < 0 && small.indexOf('.', at) > at + 1;
  const host = small.split(/[/?#:]/, 1)[0] ?? '';
  const labels = host.split('.');
  if (labels.length < 2 || labels.some((label) => !/^[a-z0-9-]{1,63}$/.test(label))) return false;
  return topLevelDomains.has(labels.at(-1)!) && labels.at(-2)!.length > 1;
}
