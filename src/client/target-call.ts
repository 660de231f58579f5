import * as z from 'zod/mini';
import { requestIdHeader } from '#contract/headers.ts';
import {
  callHeader,
  passedHeaders,
  type ReportedHeader,
  type TargetCall,
} from '#contract/proxy/target-call.ts';
import { accountHeader } from '#contract/proxy/targets.ts';
import type { Exchange } from './exchange.ts';
import { maskedValue } from './mask-credentials.ts';
import { parseJson } from './parse-json.ts';

/** A header to be shown; without a value when the proxy left it out because of its length. */
export interface HeaderLine {
  readonly name: string;
  readonly value?: string | undefined;
}

/** Name and value, or a name alone. A list, because validating tuples would enlarge the code of the first page. */
const Header = z.array(z.string()).check(z.minLength(1), z.maxLength(2));

const TargetCallReport = z.object({
  method: z.string(),
  url: z.string(),
  sent: z.array(Header),
  received: z.optional(z.array(Header)),
  omitted: z.number(),
});

/** The call to the target as the proxy reports it; undefined without a report. */
export function readTargetCall({ response }: Exchange): TargetCall | undefined {
  const report = response?.headers[callHeader.toLowerCase()];
  if (report === undefined) return undefined;
  const parsed = parseJson(report);
  const call = TargetCallReport.safeParse('value' in parsed ? parsed.value : undefined);
  if (!call.success) return undefined;
  const { sent, received, ...others } = call.data;
  return { ...others, sent: sent.map(reportedHeader), received: received?.map(reportedHeader) };
}

const reportedHeader = ([name = '', value]: readonly string[]): ReportedHeader =>
  value === undefined ? [name] : [name, value];

/** The request as the target received it, or as the browser sent it when the proxy reported nothing. */
export function sentRequest(exchange: Exchange) {
  const call = readTargetCall(exchange);
  const { method, url, headers } = exchange.request;
  if (!call) return { reported: false, method, url, headers: linesOf(Object.entries(headers)) };
  return { reported: true, method: call.method, url: call.url, headers: linesOf(call.sent) };
}

/**
 * The headers of a response, grouped by whether the target or the proxy wrote them. Without a report of the proxy, they
 * cannot be distinguished.
 */
export function receivedHeaders(exchange: Exchange) {
  const { [callHeader.toLowerCase()]: _, ...visible } = exchange.response?.headers ?? {};
  const call = readTargetCall(exchange);
  if (!call) return { all: linesOf(Object.entries(visible)) };
  const received = new Set(call.received?.map(([name]) => name.toLowerCase()));
  const isPassedOn = (name: string) =>
    passedHeaders.includes(name) && (received.has(name) || (call.received !== undefined && call.omitted > 0));
  const passedOn = Object.entries(visible).filter(([name]) => isPassedOn(name));
  const others = Object.entries(visible).filter(([name]) => !isPassedOn(name));
  return {
    fromTarget: linesOf([
      ...(call.received ?? []).map(([name, value]) => [name, value ?? visible[name.toLowerCase()]] as const),
      ...passedOn.filter(([name]) => !received.has(name)),
    ]),
    fromProxy: linesOf(others),
    omitted: call.omitted,
  };
}

function linesOf(headers: readonly (readonly [name: string, value?: string])[]): HeaderLine[] {
  return headers.map(([name, value]) => ({ name, value: maskedValue(name, value) }));
}

/** The duration of one step of the target's work. */
export interface ServerTiming {
  readonly name: string;
  readonly milliseconds: number;
}

/** The durations in the first eight entries of the target's `Server-Timing`. */
export function serverTimings({ response }: Exchange): ServerTiming[] {
  const entries = response?.headers['server-timing']?.split(',') ?? [];
  return entries.slice(0, 8).flatMap((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const duration = parameters.find((parameter) => /^dur=/i.test(parameter))?.slice(4);
    const milliseconds = Number(duration?.replaceAll('"', ''));
    return duration !== undefined && Number.isFinite(milliseconds) ? [{ name, milliseconds }] : [];
  });
}

/** The id under which the target logged the request. */
export function requestIdOf({ response }: Exchange): string | undefined {
  return response?.headers[requestIdHeader.toLowerCase()];
}

/** The account of the embedded service for which a request was sent. */
export const accountOf = ({ request }: Exchange): string | undefined =>
  Object.entries(request.headers).find(([name]) => name.toLowerCase() === accountHeader.toLowerCase())?.[1];
