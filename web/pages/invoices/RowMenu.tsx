import { BoxArrowLeft20Regular } from '@fluentui/react-icons/svg/box-arrow-left';
import { DocumentPdf20Regular } from '@fluentui/react-icons/svg/document-pdf';
import { DocumentText20Regular } from '@fluentui/react-icons/svg/document-text';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { Open20Regular } from '@fluentui/react-icons/svg/open';
import { Table20Regular } from '@fluentui/react-icons/svg/table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { claimParameter } from '../../parts/claims/claims.urls.ts';
import { documentUrl } from '../../parts/documents/documents.urls.ts';
import { sayPdf } from '../../parts/documents/sayPdf.ts';
import { orderUrl } from '../../parts/orders/orders.urls.ts';
import { ActionMenu } from '../../ui/menu/ActionMenu.tsx';
import type { MenuAction } from '../../ui/menu/MenuAction.ts';

type Props = {
  dbId: string;
  /** Number of the document, for the name of the menu. */
  docNumber: string;
  /** Address of the document's page. */
  url: string;
  /** Asks how to write the document's rows to a file; left out for kinds that have none. */
  onExport?: () => void;
  /** Whether the document's lines can be claimed. */
  isClaimable?: boolean;
  /** Numbers of the document's orders. */
  orders?: readonly string[];
};

/** The menu of a row of documents; every entry needs the right to open one. */
export function RowMenu(props: Props): ReactElement {
  const { dbId, docNumber, url, onExport, isClaimable = false, orders = [] } = props;
  const { t } = useTranslation();
  const actions: MenuAction[] = [
    { key: 'open', label: t('DOCUMENTS.OPEN'), icon: <Open20Regular />, to: url },
    {
      key: 'pdf',
      label: t('DOCUMENTS.PDF'),
      icon: <DocumentPdf20Regular />,
      href: documentUrl(dbId),
      onOpen: sayPdf(docNumber),
    },
    ...(onExport
      ? [{ key: 'export', label: t('DOCUMENTS.EXPORT'), icon: <Table20Regular />, run: onExport }]
      : []),
    ...orders.map((order) => ({
      key: `order ${order}`,
      label: t('ORDER.TITLE', { id: order }),
      icon: <DocumentText20Regular />,
      to: orderUrl(order),
    })),
    ...(isClaimable
      ? [
          {
            key: 'claim',
            label: t('CLAIM.CLAIM_LINES'),
            icon: <BoxArrowLeft20Regular />,
            to: `${url}?${claimParameter}`,
          },
        ]
      : []),
  ];
  return (
    <ActionMenu
      appearance="subtle"
      size="small"
      icon={<MoreHorizontal20Regular />}
      aria-label={t('DOCUMENTS.MENU', { number: docNumber })}
      actions={actions}
    />
  );
}
