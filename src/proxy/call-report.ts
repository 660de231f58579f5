import { isCredentialHeader } from '#contract/credentials.ts';
import type { ReportedHeader, TargetCall } from '#contract/proxy/target-call.ts';
import { credentialMasker, maskedValue } from './mask-credentials.ts';

/** Maximum number of characters in a report. With it, the headers stay below 4 kB, which any reverse proxy accepts. */
const reportLimit = 2800;

/** Maximum number of characters in a reported value or address. */
const valueLimit = 500;

export interface ProxiedCall {
  readonly method: string;
  readonly url: string;
  readonly sentHeaders: Readonly<Record<string, string>>;
  /** Names and values in turn, as Node gives them; absent when the target did not answer. */
  readonly rawHeaders?: readonly string[] | undefined;
}

/** The report of a call to a target as the value of a header: at most 2,800 characters of ASCII. */
export function writeCallReport({ method, url, sentHeaders, rawHeaders }: ProxiedCall): string {
  const hide = credentialMasker(sentHeaders);
  const address = url.length > valueLimit ? `${url.slice(0, valueLimit)}...` : url;
  let left =
    reportLimit - asciiJson({ method, url: hide(address), sent: [], received: [], omitted: 999 }).length;
  let omitted = 0;
  const report = ([name, value]: readonly [string, string]): readonly ReportedHeader[] => {
    const shown = shownValue(name, value, hide);
    const forms: readonly ReportedHeader[] =
      shown.length > valueLimit ? [[hide(name)]] : [[hide(name), shown], [hide(name)]];
    const form = forms.find((candidate) => asciiJson(candidate).length < left);
    if (!form) {
      omitted += 1;
      return [];
    }
    left -= asciiJson(form).length + 1;
    return [form];
  };
  const sent = Object.entries(sentHeaders).flatMap(report);
  const received = rawHeaders && toHeaderPairs(rawHeaders).flatMap(report);
  const call: TargetCall = { method, url: hide(address), sent, received, omitted };
  return asciiJson(call);
}

/** A header's value with all secrets masked. */
function shownValue(name: string, value: string, hide: (text: string) => string): string {
  if (isCredentialHeader(name) || /^authorization$/i.test(name)) return maskedValue;
  if (/^(set-)?cookie2?$/i.test(name)) return hide(value.replace(/^([^=;]*=)?[^;]*/, `$1${maskedValue}`));
  return hide(value);
}

function toHeaderPairs(rawHeaders: readonly string[]): (readonly [string, string])[] {
  return rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? ''] as const] : []));
}

const asciiJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
