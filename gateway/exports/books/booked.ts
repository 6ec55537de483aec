import { bulkFailure } from '../../bulk/BulkFailure.ts';
import { errorMessage } from '../../errors/toGraphQLError.ts';
import { message } from '../../messages/message.ts';
import { refusal } from '../parameters.ts';
import type { DocumentsRead, ExportedDocument } from '../readDocuments.ts';

/** A document that can be booked: it has a number, a date and all amounts. */
export interface BookedDocument extends ExportedDocument {
  number: string;
  date: string;
  net: number;
  vat: number;
  gross: number;
  currency: string;
}

/** Documents for an accounting program, and how many were left out, by their currency. */
export interface Booked {
  documents: BookedDocument[];
  leftOut: Record<string, number>;
}

interface BookOptions {
  /** The currency to book; null for all. */
  currency: string | null;
  /** Whether the program books all of a file in one currency. */
  isSingle: boolean;
  /** Documents that one import takes. */
  most: number;
}

/**
 * Reads all documents of a file for an accounting program, which must get all of them or none: nothing is sent before.
 *
 * @throws BulkFailure when a document could not be read or lacks what is booked, when there are too many, or when they
 *   are in several currencies and none was chosen
 */
export async function readBooked(
  read: AsyncIterable<DocumentsRead>,
  { currency, isSingle, most }: BookOptions,
): Promise<Booked> {
  const documents: BookedDocument[] = [];
  const leftOut: Record<string, number> = {};
  for await (const { documents: some, unread } of read) {
    if (unread > 0) throw incomplete();
    for (const document of some) {
      if (!isBooked(document)) throw incomplete();
      if (currency === null || document.currency === currency) documents.push(document);
      else leftOut[document.currency] = (leftOut[document.currency] ?? 0) + 1;
    }
    if (documents.length > most) throw refusal(message('EXPORT.TOO_MANY', { most }));
  }
  const currencies = [...new Set(documents.map((one) => one.currency))];
  if (isSingle && currencies.length > 1)
    throw refusal(message('EXPORT.ONE_CURRENCY', { currencies: currencies.toSorted().join(', ') }));
  return { documents, leftOut };
}

function isBooked(document: ExportedDocument): document is BookedDocument {
  const { number, date, net, vat, gross, currency } = document;
  return [number, date, net, vat, gross, currency].every((value) => value !== null);
}

/** The error of a file that would lack something. */
export const incomplete = (): ReturnType<typeof bulkFailure> =>
  bulkFailure('UPSTREAM_ERROR', errorMessage('UPSTREAM_ERROR'));

/** DD/MM/YYYY of a day. */
export const slashed = (day: string): string => day.split('-').reverse().join('/');
