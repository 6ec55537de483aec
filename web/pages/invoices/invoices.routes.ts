import type { RouteObject } from 'react-router-dom';
import CreditInvoicePageQuery from '../../__generated__/CreditInvoicePageQuery$parameters.ts';
import CreditInvoicesPageQuery from '../../__generated__/CreditInvoicesPageQuery$parameters.ts';
import FinalInvoicePageQuery from '../../__generated__/FinalInvoicePageQuery$parameters.ts';
import FinalInvoicesPageQuery from '../../__generated__/FinalInvoicesPageQuery$parameters.ts';
import InvoicePageQuery from '../../__generated__/InvoicePageQuery$parameters.ts';
import InvoicesPageQuery from '../../__generated__/InvoicesPageQuery$parameters.ts';
import { documentListAccess, documentPageAccess } from '../../parts/documents/documentsAccess.ts';
import { preload, type PreloadArgs } from '../../relay/preload.ts';
import { guarded } from '../../shell/guard.ts';
import type { Module } from '../../shell/Module.ts';
import { creditInvoiceVariables, finalInvoiceVariables, invoiceVariables } from './invoiceFilters.ts';

const ofPage = ({ params }: PreloadArgs) => ({ dbId: params['dbId'] ?? '' });

/** The lists of invoices: tabs of the orders area (GAP-73). */
export const invoiceLists: Module = {
  routes: [
    {
      path: 'invoices',
      ...guarded(documentListAccess, preload(InvoicesPageQuery, invoiceVariables)),
      lazy: async () => ({ Component: (await import('./InvoicesPage.tsx')).InvoicesPage }),
    },
    {
      path: 'merged-invoices',
      ...guarded(documentListAccess, preload(FinalInvoicesPageQuery, finalInvoiceVariables)),
      lazy: async () => ({ Component: (await import('./FinalInvoicesPage.tsx')).FinalInvoicesPage }),
    },
    {
      path: 'credit-invoices',
      ...guarded(documentListAccess, preload(CreditInvoicesPageQuery, creditInvoiceVariables)),
      lazy: async () => ({ Component: (await import('./CreditInvoicesPage.tsx')).CreditInvoicesPage }),
    },
  ] satisfies RouteObject[],
};

/** The pages of one invoice, final invoice or credit invoice (INV-04, MINV-03, CRED-02). */
export const invoices: Module = {
  routes: [
    {
      path: 'invoices/:dbId',
      ...guarded(documentPageAccess, preload(InvoicePageQuery, ofPage)),
      lazy: async () => ({ Component: (await import('./InvoicePage.tsx')).InvoicePage }),
    },
    {
      path: 'final-invoices/:dbId',
      ...guarded(documentPageAccess, preload(FinalInvoicePageQuery, ofPage)),
      lazy: async () => ({ Component: (await import('./FinalInvoicePage.tsx')).FinalInvoicePage }),
    },
    {
      path: 'credit-invoices/:dbId',
      ...guarded(documentPageAccess, preload(CreditInvoicePageQuery, ofPage)),
      lazy: async () => ({ Component: (await import('./CreditInvoicePage.tsx')).CreditInvoicePage }),
    },
  ],
};
