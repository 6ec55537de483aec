import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down';
import { DocumentPdf20Regular } from '@fluentui/react-icons/svg/document-pdf';
import { Table20Regular } from '@fluentui/react-icons/svg/table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { FinalInvoiceCommands_invoice$key } from '../../__generated__/FinalInvoiceCommands_invoice.graphql.ts';
import {
  documentUrl,
  exportFinalInvoiceUrl,
  exportPackingListUrl,
} from '../../parts/documents/documents.urls.ts';
import { sayPdf } from '../../parts/documents/sayPdf.ts';
import { present } from '../../ui/list/present.ts';
import { ActionMenu } from '../../ui/menu/ActionMenu.tsx';
import type { MenuAction } from '../../ui/menu/MenuAction.ts';
import { useExportDialog } from './useExportDialog.tsx';

/** The menus of a final invoice's own files and of its packing lists (MINV-05 to MINV-07). */
export function FinalInvoiceCommands({
  invoice,
}: {
  invoice: FinalInvoiceCommands_invoice$key;
}): ReactElement {
  const { t } = useTranslation();
  const { askExport, exportDialog } = useExportDialog();
  const data = useFragment(
    graphql`
      fragment FinalInvoiceCommands_invoice on MergedInvoice {
        dbId
        docNumber
        packingLists {
          dbId
          docNumber
        }
      }
    `,
    invoice,
  );
  const filesOf = (dbId: string, number: string, href: string): MenuAction[] => [
    {
      key: 'pdf',
      label: t('DOCUMENTS.PDF'),
      icon: <DocumentPdf20Regular />,
      href: documentUrl(dbId),
      onOpen: sayPdf(number),
    },
    {
      key: 'export',
      label: t('DOCUMENTS.EXPORT'),
      icon: <Table20Regular />,
      run: () => askExport({ number, href }),
    },
  ];
  const packingLists = present(data.packingLists);
  const [single] = packingLists;
  return (
    <>
      <ActionMenu
        label={t('ORDER.DOCUMENT.INVOICE')}
        icon={<ChevronDown20Regular />}
        actions={filesOf(data.dbId, data.docNumber ?? data.dbId, exportFinalInvoiceUrl(data.dbId))}
      />
      {single ? (
        <ActionMenu
          label={t('ORDER.DOCUMENT.PACKING_LIST')}
          icon={<ChevronDown20Regular />}
          actions={
            packingLists.length === 1
              ? filesOf(single.dbId, single.docNumber ?? single.dbId, exportPackingListUrl(single.dbId))
              : packingLists.map(({ dbId, docNumber }) => ({
                  key: dbId,
                  label: docNumber ?? dbId,
                  icon: <DocumentPdf20Regular />,
                  href: documentUrl(dbId),
                  onOpen: sayPdf(docNumber ?? dbId),
                }))
          }
        />
      ) : null}
      {exportDialog}
    </>
  );
}
