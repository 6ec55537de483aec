import { toGlobalId } from '../../relay/ids.ts';
import { defineModule } from '../defineModule.ts';
import { openEnum } from '../../schema/enums.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import type { DocumentKind } from '../../schema/types.generated.ts';
import { invoiceById, mergedInvoiceById } from '../invoices/invoices.loaders.ts';
import { documentUrl } from '../orders/documentUrl.ts';
import { orderById } from '../orders/orders.loaders.ts';
import { creditedBy, hasOneOf } from './creditedBy.ts';
import { searchCredits } from './creditSearch.ts';
import { documentSums } from './documentSums.ts';
import { checkInvoice, checkMergedInvoice, checkOrder } from './lineCheck.ts';
import {
  relatedToCreditInvoice,
  relatedToInvoice,
  relatedToMergedInvoice,
  relatedToOrder,
} from './related.ts';
import { search, searchList } from './search.ts';

/** The distributor's files, in the order in which they are listed (DOC-01). */
const fileKeys = [
  'oem',
  'cross-references',
  'ktype',
  'categories',
  'photo-schemes-archive',
  'photo-archive',
  'master-photos',
] as const;

/** The types of the kinds that have a page. */
const types: Partial<Record<DocumentKind, string>> = {
  ORDER: 'Order',
  INVOICE: 'Invoice',
  MERGED_INVOICE: 'MergedInvoice',
  CREDIT_INVOICE: 'CreditInvoice',
};
const toOrderStatus = openEnum('OrderStatus');

const resolvers = {
  Viewer: {
    files: (_viewer, _args, { rest }) => rest.get('getFiles'),
    exportConfig: (_viewer, _args, { rest }) => rest.get('getExportConfig'),
    search: (_viewer, args) => search(args),
  },
  FilesInfo: {
    files: (files, _args, { shared }) =>
      fileKeys.flatMap((key) => {
        const file = files[key];
        return file === null ? [] : { key, date: file.date, url: `${shared.linkBase}/api/v3/files/${key}` };
      }),
    nextPriceScheduledAt: ({ availability }) => availability?.nextPriceScheduledAt ?? null,
  },
  ExportConfig: {
    format: ({ config }) => config?.format ?? null,
    withHeaders: ({ config }) => config?.withHeaders ?? null,
    // A column without a position keeps its place.
    fields: ({ fields }) =>
      fields
        .map((field, index) => ({ field, at: field?.sort ?? index }))
        .toSorted((one, other) => one.at - other.at)
        .map(({ field }) => field),
  },
  SearchResult: {
    orders: searchList('ORDER', async (rest, like, page) => {
      const query = { filter: { id: { like } }, ...page };
      return (await rest.get('listOrders', { query })).items;
    }),
    ordersByOwnNumber: searchList('OWN_NUMBER', async (rest, like, page) => {
      const query = { filter: { clientOrderId: { like } }, ...page };
      return (await rest.get('listOrders', { query })).items;
    }),
    invoices: searchList('INVOICE', async (rest, like, page) => {
      const query = { filter: { docNumber: { like } }, ...page };
      return (await rest.get('listInvoices', { query })).items;
    }),
    mergedInvoices: searchList('MERGED_INVOICE', async (rest, like, page) => {
      const query = { filter: { number: { like } }, ...page };
      return (await rest.get('listMergedInvoices', { query })).items;
    }),
    creditInvoices: searchList('CREDIT_INVOICE', async (rest, like, page) => {
      const query = { filter: { number: { like } }, ...page };
      return (await rest.get('listCreditInvoices', { query })).items;
    }),
    claims: searchList('CLAIM', async (rest, like, page) => {
      const query = { filter: { documentNumber: { like } }, ...page };
      return (await rest.get('listClaims', { query })).items;
    }),
    articles: searchList('ARTICLE', (rest, searchString) =>
      rest.get('simpleSearchArticles', { query: { searchString } }),
    ),
  },
  RelatedDocument: {
    id: ({ kind, id }) => {
      const type = types[kind];
      return type === undefined ? null : toGlobalId(type, id);
    },
    dbId: ({ id }) => String(id),
    number: ({ kind, id, docNumber }) => (kind === 'ORDER' ? String(id) : docNumber),
    orderStatus: ({ kind, status }) => (kind === 'ORDER' ? toOrderStatus(status) : null),
    orderStatusText: ({ kind, status }) => (kind === 'ORDER' ? status : null),
    url: (document, args, context) =>
      document.kind === 'ORDER' ? null : documentUrl(document, args, context),
  },
  Order: {
    related: (order, _args, context) => relatedToOrder(order, context),
    invoiceCheck: ({ id }, _args, context) => checkOrder(id, context),
    creditedBy: async ({ id }, _args, context) => {
      const { createdAt } = await orderById(context).load(id);
      return creditedBy(createdAt, (credit) => hasOneOf(credit.included_orders, [id]), context);
    },
    creditSearch: async ({ id }, { step }, context) => {
      const { createdAt } = await orderById(context).load(id);
      return searchCredits(createdAt, step, (credit) => hasOneOf(credit.included_orders, [id]), context);
    },
  },
  Invoice: {
    related: (invoice, _args, context) => relatedToInvoice(invoice, context),
    orderCheck: ({ id }, { step }, context) => checkInvoice(id, step, context),
    creditedBy: ({ id, createdAt }, _args, context) =>
      creditedBy(createdAt, (credit) => hasOneOf(credit.invoices, [id]), context),
    creditSearch: ({ id, createdAt }, { step }, context) =>
      searchCredits(createdAt, step, (credit) => hasOneOf(credit.invoices, [id]), context),
    paymentUrl: async ({ id, allowToPay }, _args, context) =>
      (allowToPay ?? (await invoiceById(context).load(id)).allowToPay)
        ? `${context.shared.linkBase}/api/v3/payments/invoice/${id}`
        : null,
  },
  MergedInvoice: {
    related: (invoice, _args, context) => relatedToMergedInvoice(invoice, context),
    orderCheck: ({ id }, { step }, context) => checkMergedInvoice(id, step, context),
    creditedBy: async ({ id, createdAt }, _args, context) => {
      const { invoices } = await mergedInvoiceById(context).load(id);
      const ids = [id, ...invoices.map((one) => one?.id)];
      return creditedBy(createdAt, (credit) => hasOneOf(credit.invoices, ids), context);
    },
    creditSearch: async ({ id }, { step }, context) => {
      const { createdAt, invoices } = await mergedInvoiceById(context).load(id);
      const ids = [id, ...invoices.map((one) => one?.id)];
      const first = firstOf([createdAt, ...invoices.map((one) => one?.createdAt)]);
      return searchCredits(first, step, (credit) => hasOneOf(credit.invoices, ids), context);
    },
  },
  CreditInvoice: {
    related: (invoice, _args, context) => relatedToCreditInvoice(invoice, context),
  },
  InvoiceConnection: { sums: ({ edges }) => documentSums(edges.map((edge) => edge?.node)) },
  MergedInvoiceConnection: { sums: ({ edges }) => documentSums(edges.map((edge) => edge?.node)) },
  CreditInvoiceConnection: { sums: ({ edges }) => documentSums(edges.map((edge) => edge?.node)) },
} satisfies Resolvers;

/** The earliest of some moments: an invoice may be credited before its final invoice is made. */
const firstOf = (moments: readonly (string | null | undefined)[]): string | null =>
  moments.reduce<string | null>(
    (first, one) => (one != null && (first === null || one < first) ? one : first),
    null,
  );

export const documents = defineModule({ resolvers });
