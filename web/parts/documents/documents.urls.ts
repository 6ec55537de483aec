const id = encodeURIComponent;

/** Lists of documents, tabs of the orders area (GAP-73). */
export const invoicesUrl = '/orders/invoices';
export const finalInvoicesUrl = '/orders/merged-invoices';
export const creditInvoicesUrl = '/orders/credit-invoices';
export const statementsUrl = '/orders/statements';

/** Pages of one document (INV-04, MINV-03, CRED-02). */
export const invoiceUrl = (dbId: string): string => `/invoices/${id(dbId)}`;
export const finalInvoiceUrl = (dbId: string): string => `/final-invoices/${id(dbId)}`;
export const creditInvoiceUrl = (dbId: string): string => `/credit-invoices/${id(dbId)}`;

/** A document's PDF, for a new tab (GAP-77, GAP-87). */
export const documentUrl = (dbId: string): string => `/documents/${id(dbId)}`;

/** The payment page of an invoice, for a new tab (INV-09). */
export const payInvoiceUrl = (dbId: string): string => `/api/v3/payments/invoice/${id(dbId)}`;

/** The rows of a document as a file; the export options are added to it (INV-14, MINV-15). */
export const exportInvoiceUrl = (dbId: string): string => `/api/v3/documents/invoices/${id(dbId)}`;
export const exportFinalInvoiceUrl = (dbId: string): string =>
  `/api/v3/documents/merged-invoices/${id(dbId)}`;
export const exportPackingListUrl = (dbId: string): string => `/api/v3/documents/packing-lists/${id(dbId)}`;
