import { connection } from '../../relay/connection.ts';
import { newestFirst } from '../../relay/cursors.ts';
import { pageId } from '../../relay/ids.ts';
import { matchesNothing, noRows } from '../../relay/matchesNothing.ts';
import { nodeById, type NodeFetchers } from '../../relay/node.ts';
import { defineModule } from '../defineModule.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { creditInvoiceFilter, invoiceFilter, mergedInvoiceFilter } from './invoiceFilters.ts';
import { invoiceResolvers } from './invoiceResolvers.ts';
import { creditInvoiceById, invoiceById, mergedInvoiceById } from './invoices.loaders.ts';

const resolvers = {
  ...invoiceResolvers,
  Viewer: {
    invoices: (_viewer, { filter, ...window }, { rest }) => {
      const wanted = invoiceFilter(filter);
      return connection(
        window,
        newestFirst('invoices'),
        matchesNothing(filter)
          ? noRows
          : (page) => rest.get('listInvoices', { query: { filter: wanted, ...page } }),
      );
    },
    invoice: (_viewer, { dbId }, context) =>
      invoiceById(context).load(pageId(dbId, context.rest, 'getInvoice')),
    mergedInvoices: (_viewer, { filter, ...window }, { rest }) => {
      const wanted = mergedInvoiceFilter(filter);
      return connection(window, newestFirst('mergedInvoices'), (page) =>
        rest.get('listMergedInvoices', { query: { filter: wanted, ...page } }),
      );
    },
    mergedInvoice: (_viewer, { dbId }, context) =>
      mergedInvoiceById(context).load(pageId(dbId, context.rest, 'getMergedInvoice')),
    searchMergedInvoices: (_viewer, { number }, { rest }) =>
      rest.get('searchMergedInvoices', { query: { number } }),
    creditInvoices: (_viewer, { filter, ...window }, { rest }) => {
      const wanted = creditInvoiceFilter(filter);
      return connection(window, newestFirst('creditInvoices'), (page) =>
        rest.get('listCreditInvoices', { query: { filter: wanted, ...page } }),
      );
    },
    creditInvoice: (_viewer, { dbId }, context) =>
      creditInvoiceById(context).load(pageId(dbId, context.rest, 'getCreditInvoice')),
  },
} satisfies Resolvers;

const nodes: NodeFetchers = {
  Invoice: nodeById(invoiceById),
  MergedInvoice: nodeById(mergedInvoiceById),
  CreditInvoice: nodeById(creditInvoiceById),
};

export const invoices = defineModule({ resolvers, nodes });
