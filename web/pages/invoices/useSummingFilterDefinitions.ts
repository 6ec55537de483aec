import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shell/session/useSession.ts';
import type { FilterDefinition } from '../../ui/filters/Filter.ts';

/** The filters of the lists of final and of credit invoices with their labels (MINV-02, GAP-39). */
export function useSummingFilterDefinitions(kind: 'final' | 'credit'): readonly FilterDefinition[] {
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  return useMemo(() => {
    const ofFinalInvoices: FilterDefinition[] = [
      { key: 'clientName', type: 'string', label: t('DOCUMENTS.COLUMN.CLIENT') },
      { key: 'qty', type: 'int', label: t('ORDER.ITEMS.QTY') },
    ];
    return [
      { key: 'number', type: 'string', label: t('DOCUMENTS.COLUMN.NUMBER') },
      { key: 'date', type: 'dateRange', label: t('DOCUMENTS.COLUMN.DATE') },
      { key: 'grandTotal', type: 'amount', decimalStyle, label: t('DOCUMENTS.COLUMN.TOTAL_AMOUNT') },
      { key: 'subtotal', type: 'amount', decimalStyle, label: t('DOCUMENTS.COLUMN.TOTAL_PRICE') },
      { key: 'subtotalVat', type: 'amount', decimalStyle, label: t('DOCUMENTS.COLUMN.VAT') },
      ...(kind === 'final' ? ofFinalInvoices : []),
      { key: 'createdAt', type: 'dateRange', label: t('ORDERS.COLUMN.CREATED_AT') },
      { key: 'id', type: 'string', label: t('DOCUMENTS.COLUMN.ID') },
    ];
  }, [t, decimalStyle, kind]);
}
