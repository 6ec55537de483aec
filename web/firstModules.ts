import { article } from './pages/article/article.routes.ts';
import { backorders } from './pages/backorders/backorders.routes.ts';
import { catalog } from './pages/catalog/catalog.routes.ts';
import { invoiceLists, invoices } from './pages/invoices/invoices.routes.ts';
import { orders } from './pages/orders/orders.routes.ts';
import { statements } from './pages/statements/statements.routes.ts';
import type { Module } from './shell/Module.ts';

/** The areas that users open first. Their routes are in the entry; those of all others are in `modules.ts`. */
export const firstModules: readonly Module[] = [
  catalog,
  article,
  orders(backorders, invoiceLists, statements),
  invoices,
];
