import { connection } from '../../relay/connection.ts';
import type { NodeFetcher, NodeFetchers } from '../../relay/node.ts';
import { dbIdToNumber } from '../../relay/numericDbId.ts';
import { RestError } from '../../rest/RestError.ts';
import type { GatewayContext } from '../../context.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import type { OperationId } from '../../rest/restTypes.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { creditInvoiceFilter, invoiceFilter, mergedInvoiceFilter } from './invoiceFilters.ts';
import { invoiceResolvers } from './invoiceResolvers.ts';
import {
  getCreditInvoice,
  getInvoice,
  getMergedInvoice,
  listCreditInvoices,
  listInvoices,
  listMergedInvoices,
  searchMergedInvoices,
} from './invoices.rest.ts';

export const invoicesResolvers = {
  ...invoiceResolvers,
  Viewer: {
    invoices: (_viewer, { filter, ...window }, { rest }) => {
      const wanted = invoiceFilter(filter);
      return connection(window, (page) => listInvoices(rest, wanted, page));
    },
    invoice: readByDbId('getInvoice', getInvoice),
    mergedInvoices: (_viewer, { filter, ...window }, { rest }) => {
      const wanted = mergedInvoiceFilter(filter);
      return connection(window, (page) => listMergedInvoices(rest, wanted, page));
    },
    mergedInvoice: readByDbId('getMergedInvoice', getMergedInvoice),
    searchMergedInvoices: (_viewer, { number }, { rest }) => searchMergedInvoices(rest, number),
    creditInvoices: (_viewer, { filter, ...window }, { rest }) => {
      const wanted = creditInvoiceFilter(filter);
      return connection(window, (page) => listCreditInvoices(rest, wanted, page));
    },
    creditInvoice: readByDbId('getCreditInvoice', getCreditInvoice),
  },
} satisfies Resolvers;

/** The resolver of a document by its dbId: what is no number is the number of none, a page that is not there (ERR-07). */
function readByDbId<Document>(
  operationId: OperationId,
  get: (rest: RestClient, id: number) => Promise<Document>,
) {
  return (_viewer: object, { dbId }: { dbId: string }, { rest, requestId }: GatewayContext) => {
    const id = dbIdToNumber(dbId);
    if (id === null) throw new RestError('status', { operationId, requestId, status: 404 });
    return get(rest, id);
  };
}

/** A fetcher of documents of one kind. */
const fetcher =
  (get: (rest: RestClient, id: number) => Promise<object>): NodeFetcher =>
  async ({ rest }, dbId) => {
    const id = dbIdToNumber(dbId);
    return id === null ? null : get(rest, id);
  };

export const invoicesNodes: NodeFetchers = {
  Invoice: fetcher(getInvoice),
  MergedInvoice: fetcher(getMergedInvoice),
  CreditInvoice: fetcher(getCreditInvoice),
};
