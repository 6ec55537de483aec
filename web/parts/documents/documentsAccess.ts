import type { RouteAccess } from '../../shell/guard.ts';

/** Who may open the lists of invoices, and the page of one (GAP-29, INV-04). */
export const documentListAccess: RouteAccess = { requires: 'order_list' };
export const documentPageAccess: RouteAccess = { requires: 'order_view' };

/** Who may open the statements of account (STAT-01). */
export const statementsAccess: RouteAccess = { requires: 'accounting_statements' };

/** With it a user works with final invoices, without it with plain ones (DOC-25, DOC-26). */
export const finalInvoicesAttribute = 'merged_invoice_list';
