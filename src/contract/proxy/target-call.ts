import { responseHeaders } from '../headers.ts';

/**
 * Header of every answer to a call that the proxy forwarded: what it sent to the target and what the target answered,
 * as a `TargetCall` in ASCII JSON, without credentials and cookies.
 */
export const callHeader = 'X-Console-Call';

/** A header's name and value; the value is missing when it is too long to be reported. */
export type ReportedHeader = readonly [name: string, value: string] | readonly [name: string];

/** A call as it was made to the target. */
export interface TargetCall {
  readonly method: string;
  readonly url: string;
  readonly sent: readonly ReportedHeader[];
  /** The headers of the target's answer; absent when the target did not answer. */
  readonly received?: readonly ReportedHeader[] | undefined;
  /** Number of headers left out because the report would be too long. */
  readonly omitted: number;
}

/**
 * The response headers of a target that the proxy passes on, in lower case. All others are dropped: cookies, hop-by-hop
 * headers, internal ones.
 */
export const passedHeaders: readonly string[] = [
  ...['content-type', 'content-length', 'content-encoding', 'content-disposition'],
  ...['allow', 'date', 'retry-after'],
  ...responseHeaders.map((name) => name.toLowerCase()),
];
