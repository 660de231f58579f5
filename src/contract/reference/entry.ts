import type { ErrorRow, OperationId } from '../errors.ts';
import type { LanguageCode } from '../languages.ts';
import type { Fault } from '../local/service.ts';
import type { CallInput } from '../operations.ts';

/** One fact about an entry, such as `Default: true`. */
export interface Fact {
  readonly label: string;
  readonly values: readonly string[];
}

/** A fault that makes the next call of an operation fail as the entry describes. */
export interface Provocation {
  readonly operation: OperationId;
  readonly fault: Fault;
}

/** An item of the specification that has its own anchor. */
export interface ReferenceEntry {
  /** The anchor, stable and unique over all pages: `localization.nmtMask`, `status.-2`, `error.tts.speed`. */
  readonly id: string;
  /** Name for display: as in the API, where the API has one. */
  readonly name: string;
  readonly description: string;
  /** Further explanation, in whole sentences. */
  readonly note?: string | undefined;
  readonly facts: readonly Fact[];
  /** A language of the API, whose name is shown in its own script. */
  readonly language?: LanguageCode;
  /** Present if the embedded service can be made to give this error. */
  readonly provocation?: Provocation;
  readonly example?: ReferenceExample;
}

/** A call that a panel can be filled with. */
export type ReferenceExample = {
  [Id in OperationId]: { readonly operation: Id; readonly input: CallInput<Id> };
}[OperationId];

export interface ReferenceSection {
  readonly id: string;
  readonly title: string;
  readonly note?: string | undefined;
  readonly entries: readonly ReferenceEntry[];
}

/** The names of the pages, in order; each is the anchor of its page. */
export const pageIds = [
  'overview',
  'translation',
  'transliteration',
  'speech-to-text',
  'text-to-speech',
  'codes',
  'errors',
  'limits',
  'languages',
] as const;
export type PageId = (typeof pageIds)[number];

export interface ReferencePage {
  readonly id: PageId;
  readonly title: string;
  readonly note?: string | undefined;
  readonly sections: readonly ReferenceSection[];
}

/** The operation with which an error row is provoked: the first to which the row applies. */
export const operationOf = ({ operations }: ErrorRow): OperationId => operations[0] ?? 'localization';
