/**
 * Copies a link to the current view: its text and options, without credentials.
 *
 * @returns whether it was copied, and whether a text was too long for it
 */
export async function copyLink(): Promise<'copied' | 'without-text' | 'failed'> {
  // Makes the panel write what was typed a moment ago into the address.
  dispatchEvent(new Event('stage'));
  try {
    await navigator.clipboard.writeText(location.href);
  } catch {
    return 'failed';
  }
  return /[#&]cut=/.test(location.hash) ? 'without-text' : 'copied';
}
