import type { AppName } from '#contract/credentials.ts';
import { generalMessage } from '#contract/errors.ts';
import type { Dialect } from '#service/http/dialect.ts';
import type { Refusal } from '#service/refusal.ts';

const statusNames: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
};

/** Path of the service's own documentation of the errors. */
const documentationPath = '/_local/errors';

interface RenderContext {
  /** The function that the request addresses, if it is known. */
  readonly appName: AppName | undefined;
  readonly dialect: Dialect;
  /** The address of the request. */
  readonly url: string;
}

/** A refusal as an HTTP answer, in the error shape of the requested function (shape A if the function is unknown). */
export function renderRefusal(refusal: Refusal, context: RenderContext): Response {
  const httpStatus = refusal.kind === 'row' ? refusal.row.httpStatus : refusal.httpStatus;
  const headers = refusal.kind === 'invalid' ? refusal.headers : undefined;
  const text =
    context.dialect.refusalBody(refusal, context.appName) ?? JSON.stringify(refusalBodyOf(refusal, context));
  return new Response(text, {
    status: httpStatus,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

function refusalBodyOf(refusal: Refusal, { appName, url }: RenderContext): unknown {
  const documentation = new URL(documentationPath, url).href;
  if (refusal.kind === 'row') {
    const { row, cause } = refusal;
    switch (row.shape) {
      case 'A':
        return { message: row.text, status: row.httpStatus };
      case 'tts':
        return { success: false, cause: cause ?? row.text };
      default:
        return {
          documentation,
          message: row.field === 'message' ? row.text : generalMessage,
          error_cause: cause ?? (row.field === 'error_cause' ? row.text : row.condition),
          status: statusNames[row.httpStatus] ?? 'BAD_REQUEST',
        };
    }
  }
  if (appName === 'tts') return { success: false, cause: refusal.cause };
  if (appName === 'localization' || appName === 'transliteration') {
    return {
      documentation,
      message: generalMessage,
      error_cause: refusal.cause,
      status: statusNames[refusal.httpStatus] ?? 'BAD_REQUEST',
    };
  }
  return { message: refusal.cause, status: refusal.httpStatus };
}
