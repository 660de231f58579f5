import type { WireRequest } from '../request.ts';
import { forms } from './forms.ts';
import { headerValues } from './header-values.ts';
import { jobAndLocalCalls } from './job-and-local-calls.ts';
import { jsonBodies } from './json-bodies.ts';
import { requestLines } from './request-lines.ts';
import { ssmlDocuments } from './ssml-documents.ts';

/** All hand-written requests. */
export const handWrittenRequests: readonly WireRequest[] = [
  ...jsonBodies,
  ...headerValues,
  ...requestLines,
  ...forms,
  ...ssmlDocuments,
  ...jobAndLocalCalls,
];
