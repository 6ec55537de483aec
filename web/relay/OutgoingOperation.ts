import type { UploadableMap, Variables } from 'relay-runtime';
import { operationHeaders } from './requestHeaders.ts';

/** One persisted operation on its way to the gateway. */
export type OutgoingOperation = {
  /** The operation's id in `persisted.json`. */
  documentId: string;
  variables: Variables;
  /** Interface language, sent as `Locale` (API-02). */
  locale: string;
  /** Selected currency, sent as `CC` when there is one (API-03). */
  currency: string | null;
  /** The account that the page shows, sent as `Account`. */
  account?: string | null;
  /** Files by the path of their variable, for example `input.file` (API-08). */
  uploadables?: UploadableMap | null | undefined;
  /** Called with the share already sent, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** Sent to its end even if the page is left meanwhile. */
  outlivesPage?: boolean;
  signal: AbortSignal;
};

/** The headers of an operation but its type. */
export function headersOf({ locale, currency, account = null }: OutgoingOperation): Record<string, string> {
  return {
    ...operationHeaders,
    locale,
    ...(currency === null ? {} : { cc: currency }),
    ...(account === null ? {} : { account }),
  };
}
