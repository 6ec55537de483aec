import { bulkFailure, type BulkFailure } from '../../bulk/BulkFailure.ts';
import { errorMessage } from '../../errors/toGraphQLError.ts';
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

/**
 * Documents for an accounting program, which must get all of them.
 *
 * @throws BulkFailure when a document could not be read or lacks what is booked; the file is cut off
 */
export async function* booked(
  read: AsyncIterable<DocumentsRead>,
): AsyncGenerator<BookedDocument, void, undefined> {
  for await (const { documents, unread } of read) {
    if (unread > 0) throw incomplete();
    for (const document of documents) {
      if (!isBooked(document)) throw incomplete();
      yield document;
    }
  }
}

function isBooked(document: ExportedDocument): document is BookedDocument {
  const { number, date, net, vat, gross, currency } = document;
  return [number, date, net, vat, gross, currency].every((value) => value !== null);
}

/** The error of a file that would lack something. */
export const incomplete = (): BulkFailure => bulkFailure('UPSTREAM_ERROR', errorMessage('UPSTREAM_ERROR'));

/** Whether a document lowers what is owed. */
export const isCredit = ({ kind }: ExportedDocument): boolean => kind === 'credit-invoices';

/** DD/MM/YYYY of a day. */
export const slashed = (day: string): string => day.split('-').reverse().join('/');
