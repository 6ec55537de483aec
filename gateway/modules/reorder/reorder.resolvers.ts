import { defineModule } from '../defineModule.ts';
import { fromEnum } from '../../schema/enums.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { invoiceById, mergedInvoiceById } from '../invoices/invoices.loaders.ts';
import { orderById } from '../orders/orders.loaders.ts';
import { lastOrdered } from './lastOrdered.ts';
import { ordersAgain } from './ordersAgain.ts';
import { priceChange, priceChangePercent } from './priceChange.ts';
import { linesOfInvoice, linesOfOrder, resolveAgain } from './reorderLines.ts';

const resolvers = {
  Viewer: {
    lastOrdered: (_viewer, { type }, context) => lastOrdered(fromEnum(type), context),
    reorderLines: (_viewer, { orders, type }, context) => ordersAgain(orders, fromEnum(type), context),
  },
  Order: {
    reorderLines: async ({ id }, { type, indexes }, context) =>
      resolveAgain(context.rest, linesOfOrder(await orderById(context).load(id), indexes), fromEnum(type)),
  },
  Invoice: {
    reorderLines: async ({ id }, { type, indexes }, context) =>
      resolveAgain(
        context.rest,
        linesOfInvoice(await invoiceById(context).load(id), indexes),
        fromEnum(type),
      ),
  },
  MergedInvoice: {
    reorderLines: async ({ id }, { type, indexes }, context) =>
      resolveAgain(
        context.rest,
        linesOfInvoice(await mergedInvoiceById(context).load(id), indexes),
        fromEnum(type),
      ),
  },
  ReorderLine: {
    priceChange: (line, _args, context) => priceChange(line, context),
    priceChangePercent: (line, _args, context) => priceChangePercent(line, context),
  },
} satisfies Resolvers;

export const reorder = defineModule({ resolvers });
