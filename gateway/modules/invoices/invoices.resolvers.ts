import { connection } from '../../relay/connection.ts';
import type { NodeFetcher, NodeFetchers } from '../../relay/node.ts';
import { dbIdOfPage, dbIdToNumber } from '../../relay/numericDbId.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { defineModule } from '../../schema/defineModule.ts';
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

const resolvers = {
  ...invoiceResolvers,
  Viewer: {
    invoices: (_viewer, { filter, ...window }, { rest }) => {
      const wanted = invoiceFilter(filter);
      return connection(window, (page) => listInvoices(rest, wanted, page));
    },
    invoice: (_viewer, { dbId }, { rest, requestId }) =>
      getInvoice(rest, dbIdOfPage(dbId, 'getInvoice', requestId)),
    mergedInvoices: (_viewer, { filter, ...window }, { rest }) => {
      const wanted = mergedInvoiceFilter(filter);
      return connection(window, (page) => listMergedInvoices(rest, wanted, page));
    },
    mergedInvoice: (_viewer, { dbId }, { rest, requestId }) =>
      getMergedInvoice(rest, dbIdOfPage(dbId, 'getMergedInvoice', requestId)),
    searchMergedInvoices: (_viewer, { number }, { rest }) => searchMergedInvoices(rest, number),
    creditInvoices: (_viewer, { filter, ...window }, { rest }) => {
      const wanted = creditInvoiceFilter(filter);
      return connection(window, (page) => listCreditInvoices(rest, wanted, page));
    },
    creditInvoice: (_viewer, { dbId }, { rest, requestId }) =>
      getCreditInvoice(rest, dbIdOfPage(dbId, 'getCreditInvoice', requestId)),
  },
} satisfies Resolvers;

/** A fetcher of documents of one kind. */
const fetcher =
  (get: (rest: RestClient, id: number) => Promise<object>): NodeFetcher =>
  async ({ rest }, dbId) => {
    const id = dbIdToNumber(dbId);
    return id === null ? null : get(rest, id);
  };

const nodes: NodeFetchers = {
  Invoice: fetcher(getInvoice),
  MergedInvoice: fetcher(getMergedInvoice),
  CreditInvoice: fetcher(getCreditInvoice),
};

export const invoices = defineModule({ resolvers, nodes });
