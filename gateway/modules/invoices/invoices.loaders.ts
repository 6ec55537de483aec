import { defineLoader } from '../../relay/loaders.ts';

/** An invoice's page (CALL-077). */
export const invoiceById = defineLoader((id: number, { rest }) => rest.get('getInvoice', { path: { id } }));

/** A final invoice's page (CALL-081). */
export const mergedInvoiceById = defineLoader((id: number, { rest }) =>
  rest.get('getMergedInvoice', { path: { id } }),
);

/** A credit invoice's page (CALL-085). */
export const creditInvoiceById = defineLoader((id: number, { rest }) =>
  rest.get('getCreditInvoice', { path: { id } }),
);
