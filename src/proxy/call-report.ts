import { isCredentialHeader } from '#contract/credentials.ts';
import type { ReportedHeader, TargetCall } from '#contract/proxy/target-call.ts';
import { type Mask, maskedValue } from './mask-credentials.ts';

/** Maximum number of characters in a report, so that the headers stay below 4 kB, which any reverse proxy accepts. */
const reportLimit = 2800;

/** Maximum number of characters in a reported value or address. */
const valueLimit = 500;

export interface ProxiedCall {
  readonly method: string;
  readonly url: string;
  readonly sentHeaders: Readonly<Record<string, string>>;
  readonly mask: Mask;
  /** The answer's headers: alternating names and values, as Node gives them; absent when the target did not answer. */
  readonly rawHeaders?: readonly string[] | undefined;
}

/** The report of a call to a target as the value of a header: at most 2,800 characters of ASCII. */
export function writeCallReport({ method, url, sentHeaders, mask, rawHeaders }: ProxiedCall): string {
  const address = url.length > valueLimit ? `${url.slice(0, valueLimit)}...` : url;
  const report = ([name, value]: readonly [string, string]): ReportedHeader => {
    const shown = shownValue(name, value, mask);
    return shown.length > valueLimit ? [mask(name)] : [mask(name), shown];
  };
  const call: TargetCall = {
    method,
    url: mask(address),
    sent: Object.entries(sentHeaders).map(report),
    received: rawHeaders && toHeaderPairs(rawHeaders).map(report),
    omitted: 0,
  };
  const text = asciiJson(call);
  return text.length <= reportLimit ? text : asciiJson(shorten(call));
}

/**
 * Shortens a call to the limit of a report: a header whose value has no room keeps only its name; one whose name has no
 * room either is omitted and counted.
 */
function shorten(call: TargetCall): TargetCall {
  let left = reportLimit - asciiJson({ ...call, sent: [], received: [], omitted: 999 }).length;
  let omitted = 0;
  const fit = (header: ReportedHeader): readonly ReportedHeader[] => {
    const forms: readonly ReportedHeader[] = [header, [header[0]]];
    const form = forms.find((candidate) => asciiJson(candidate).length < left);
    if (!form) {
      omitted += 1;
      return [];
    }
    left -= asciiJson(form).length + 1;
    return [form];
  };
  const sent = call.sent.flatMap(fit);
  return { ...call, sent, received: call.received?.flatMap(fit), omitted };
}

/** A header's value with all secrets masked. */
function shownValue(name: string, value: string, mask: Mask): string {
  if (isCredentialHeader(name) || /^authorization$/i.test(name)) return maskedValue;
  if (/^(set-)?cookie2?$/i.test(name)) return mask(value.replace(/^([^=;]*=)?[^;]*/, `$1${maskedValue}`));
  return mask(value);
}

function toHeaderPairs(rawHeaders: readonly string[]): (readonly [string, string])[] {
  return rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? ''] as const] : []));
}

const asciiJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
