/** Where calls go: a target of the proxy, as the console knows it. Secrets are not part of it. */
export interface Target {
  readonly name: string;
  /** Without a trailing slash: `/api/embedded`, or an absolute URL for calls without the proxy. */
  readonly baseUrl: string;
  /** Sent with every call: the proxy's own header, the account's name, or credentials typed in for this session. */
  readonly headers: Readonly<Record<string, string>>;
}
