import { makeStyles, tokens } from '@fluentui/react-components';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import type { InvoiceOfGoods } from '../../parts/claims/claimLines.ts';
import { DocumentWay } from '../../parts/documents/DocumentWay.tsx';
import type { WayKind } from '../../parts/documents/WayDocument.ts';
import { Money } from '../../parts/money/Money.tsx';
import { Parties } from '../../parts/parties/Parties.tsx';
import type { ReorderKind } from '../../parts/reorder/reorder.urls.ts';
import { ErrorPanel } from '../../ui/notices/ErrorPanel.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import type { Report } from '../../ui/report/reportUrl.ts';
import { DocumentItems } from './DocumentItems.tsx';
import type { Totals } from './DocumentTotals.tsx';

type PartiesProps = ComponentProps<typeof Parties>;

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXL,
    minInlineSize: 0,
  },
  total: { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
});

type Props = {
  title: string;
  /** The subject of the page, for reports of problems. */
  report: Omit<Report, 'path'>;
  status?: ReactNode;
  commands?: ReactNode;
  /** The document, as much of it as all kinds have. */
  document: Pick<ComponentProps<typeof DocumentItems>, 'items'> &
    Pick<ComponentProps<typeof DocumentWay>, 'related'> &
    Pick<Totals, 'subtotal' | 'subtotalVat' | 'grandTotal'> & {
      readonly docNumber: string | null | undefined;
      readonly id: string;
      readonly dbId: string;
      readonly billingAddress: PartiesProps['payer'];
      readonly shippingAddress: PartiesProps['receiver'];
      readonly sellerAddress: PartiesProps['seller'];
    };
  kind: WayKind;
  /** Day or moment on its way. */
  date: string | null | undefined;
  /** The totals that its kind has besides its sums. */
  totals: Pick<Totals, 'qty' | 'vatPercent' | 'weight'>;
  /** The kind as which its lines can be ordered again and claimed; left out where they cannot. */
  reorderKind?: ReorderKind;
  /** The invoices that charged its goods, for claims. */
  invoices?: readonly InvoiceOfGoods[];
  /** The documents that it sums up; shown after its lines. */
  included?: ReactNode;
  /** Stands after that. */
  children?: ReactNode;
};

/** The page of one document: title and commands, its way, who pays, receives and sells, and its lines with their totals. */
export function DocumentPage(props: Props): ReactElement {
  const {
    title,
    report,
    status,
    commands,
    document,
    kind,
    date,
    totals,
    reorderKind,
    invoices = [],
    included,
    children,
  } = props;
  const { id, dbId, docNumber, items, related, subtotal, subtotalVat, grandTotal } = document;
  const styles = useStyles();
  const parties = (
    <Parties
      payer={document.billingAddress}
      receiver={document.shippingAddress}
      seller={document.sellerAddress}
    />
  );
  return (
    <>
      <PageHeader
        title={title}
        report={report}
        status={
          <>
            <span className={styles.total}>
              <Money value={grandTotal} />
            </span>
            {status}
          </>
        }
        commands={commands}
      />
      <div className={styles.page}>
        <DocumentWay
          own={{ kind, number: docNumber ?? dbId, createdAt: date, grandTotal }}
          related={related}
          id={id}
        />
        <DocumentItems
          items={items}
          totals={{ ...totals, subtotal, subtotalVat, grandTotal }}
          linesOf={reorderKind && { kind: reorderKind, dbId, invoices }}
        />
        {included}
        {children}
        {/* What one knows already. */}
        {parties}
      </div>
    </>
  );
}

/** Stands where a document could not be read. */
export function DocumentError({ title }: { title: string }): ReactElement {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  return (
    <>
      <PageHeader title={title} />
      <ErrorPanel text={t('DOCUMENTS.DOCUMENT_ERROR')} onRetry={() => void revalidate()} />
    </>
  );
}
