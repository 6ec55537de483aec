import { Button, Caption1, Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DocumentWay_related$key } from '../../__generated__/DocumentWay_related.graphql.ts';
import type { Money_amount$key } from '../../__generated__/Money_amount.graphql.ts';
import { useHasAttribute, useSession } from '../../shell/session/useSession.ts';
import { DateTime } from '../../ui/values/DateTime.tsx';
import { oneScrollingLine } from '../../ui/fadeEnd.ts';
import { NotLoaded } from '../../ui/notices/NotLoaded.tsx';
import { StatusTag } from '../../ui/values/StatusTag.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { touchLine } from '../../ui/touchTarget.ts';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { ClaimStatusTag } from '../claims/ClaimTags.tsx';
import { claimUrl } from '../claims/claims.urls.ts';
import { Money } from '../money/Money.tsx';
import { StatusOfOrder } from '../orders/OrderStatusTag.tsx';
import { orderUrl } from '../orders/orders.urls.ts';
import { creditInvoiceUrl, documentUrl, finalInvoiceUrl, invoiceUrl } from './documents.urls.ts';
import { finalInvoicesAttribute } from './documentsAccess.ts';
import { sayPdf } from './sayPdf.ts';
import { useLaterDocuments } from './useLaterDocuments.ts';
import { wayKinds, type WayDocument, type WayKind } from './WayDocument.ts';

/** Documents of one step that are shown, and on a phone; of more their number is said. */
const mostShown = 4;
const mostShownOnPhone = 1;

const phone = '@media (max-width: 639.98px)';

const useStyles = makeStyles({
  nav: { minInlineSize: 0 },
  way: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    // On a phone one line that can be pushed aside, high enough for a thumb.
    [phone]: {
      whiteSpace: 'nowrap',
      ...oneScrollingLine(tokens.spacingHorizontalS),
    },
  },
  step: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    minInlineSize: 0,
    minBlockSize: '24px',
    [phone]: { flexWrap: 'nowrap' },
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    // The arrow from the step before.
    '& + &::before': {
      content: '"→" / ""',
      color: tokens.colorNeutralForeground3,
    },
  },
  own: {
    paddingInline: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground2,
  },
  kind: { margin: 0, fontSize: 'inherit', lineHeight: 'inherit', color: tokens.colorNeutralForeground2 },
  documents: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalM,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    [phone]: { flexWrap: 'nowrap' },
  },
  document: {
    display: 'flex',
    flexWrap: 'wrap',
    [phone]: { flexWrap: 'nowrap' },
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    minBlockSize: '24px',
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '24px',
    fontSize: 'inherit',
    ...touchLine,
  },
  number: { fontWeight: tokens.fontWeightSemibold },
  meta: { color: tokens.colorNeutralForeground2 },
});

type Props = {
  /** The step of the page's own document, and what to call it there. */
  own: {
    kind: WayKind;
    number: string;
    createdAt: string | null | undefined;
    grandTotal: Money_amount$key | null | undefined;
  };
  /** As they were answered: null for one, or all, that could not be read. */
  related: readonly (DocumentWay_related$key[number] | null | undefined)[] | null | undefined;
  /** Global id of the page's document, to look for its claims and credit invoices; null if there are none. */
  id: string | null;
};

/**
 * The way of a document: from the order over packing list, invoice and final invoice to claim and credit invoice, each with
 * number, date, total and state. Users who work with final invoices see no plain ones (ORD-54). A document with
 * which nothing is connected yet has no way.
 */
export function DocumentWay({ own, related, id }: Props): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const seesFinal = useHasAttribute(finalInvoicesAttribute);
  const read = useFragment(
    graphql`
      fragment DocumentWay_related on RelatedDocument @relay(plural: true) {
        kind
        dbId
        number
        createdAt
        grandTotal {
          ...Money_amount
        }
        orderStatus
        orderStatusText
        paid
      }
    `,
    (related ?? []).filter((document) => document != null),
  );
  const later = useLaterDocuments(id, own.kind);
  const documents: readonly WayDocument[] = [...read, ...later.documents];
  const most = useIsPhone() ? mostShownOnPhone : mostShown;
  // Without their number, by which 21 would be one in Russian.
  const names: Record<WayKind, { one: string; several: string }> = {
    ORDER: { one: t('ORDERS.COLUMN.ID'), several: t('DOCUMENTS.WAY.ORDERS') },
    PACKING_LIST: { one: t('ORDER.DOCUMENT.PACKING_LIST'), several: t('DOCUMENTS.WAY.PACKING_LISTS') },
    INVOICE: { one: t('ORDER.DOCUMENT.INVOICE'), several: t('DOCUMENTS.WAY.INVOICES') },
    MERGED_INVOICE: { one: t('ORDER.DOCUMENT.MERGED_INVOICE'), several: t('DOCUMENTS.WAY.FINAL_INVOICES') },
    CLAIM: { one: t('CLAIM.NAME'), several: t('DOCUMENTS.WAY.CLAIMS') },
    CREDIT_INVOICE: { one: t('DOCUMENTS.CREDIT_INVOICE'), several: t('DOCUMENTS.WAY.CREDIT_INVOICES') },
  };
  const steps = wayKinds
    .filter((kind) => kind === own.kind || kind !== 'INVOICE' || !seesFinal)
    .map((kind) => ({ kind, documents: documents.filter((document) => document.kind === kind) }))
    .filter((step) => step.kind === own.kind || step.documents.length > 0);
  const isSeveral = ({ kind, documents: others }: (typeof steps)[number]): boolean =>
    others.length > (kind === own.kind ? 0 : 1);
  const isWhole = related?.every((document) => document != null) ?? false;
  if (isWhole && steps.length === 1) return null;
  return (
    <nav aria-label={t('DOCUMENTS.WAY')} className={styles.nav} data-sheet>
      <ol className={styles.way}>
        {steps.map((step) => (
          <li
            key={step.kind}
            className={mergeClasses(styles.step, step.kind === own.kind && styles.own)}
            aria-current={step.kind === own.kind ? 'step' : undefined}
          >
            <p className={styles.kind}>{names[step.kind][isSeveral(step) ? 'several' : 'one']}</p>
            {step.kind === own.kind ? (
              <span className={styles.document}>
                <span className={styles.number}>{own.number}</span>
                {own.createdAt ? (
                  <span className={styles.meta}>
                    <DateTime value={own.createdAt} />
                  </span>
                ) : null}
                {own.grandTotal ? <Money value={own.grandTotal} /> : null}
              </span>
            ) : null}
            {step.documents.length > 0 ? (
              <ul className={styles.documents}>
                {step.documents.slice(0, most).map((document) => (
                  <li key={document.dbId} className={styles.document}>
                    <RelatedDocument document={document} name={names[step.kind].one} />
                  </li>
                ))}
                {step.documents.length > most ? (
                  <li className={mergeClasses(styles.document, styles.meta)}>
                    {t('DOCUMENTS.WAY.MORE', { count: step.documents.length - most })}
                  </li>
                ) : null}
              </ul>
            ) : null}
          </li>
        ))}
      </ol>
      {isWhole ? null : <NotLoaded />}
      {later.lookFurther ? (
        <Caption1 className={styles.meta}>
          {t('DOCUMENTS.WAY.NEWEST')}{' '}
          <Button size="small" onClick={later.lookFurther}>
            {t('DOCUMENTS.WAY.LOOK_FURTHER')}
          </Button>
        </Caption1>
      ) : null}
      {later.isPartial ? <Caption1 className={styles.meta}>{t('DOCUMENTS.WAY.PARTIAL')}</Caption1> : null}
    </nav>
  );
}

function RelatedDocument({ document, name }: { document: WayDocument; name: string }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { payFeature } = useSession();
  const { kind, dbId, createdAt, grandTotal, orderStatus, orderStatusText, paid, claimStatus } = document;
  const number = document.number ?? dbId;
  const className = mergeClasses(styles.link, styles.number);
  const page = pageOf(document);
  return (
    <>
      {page === null ? (
        <Link
          className={className}
          href={documentUrl(dbId)}
          target="_blank"
          rel="noopener"
          onClick={sayPdf(`${name} ${number}`)}
          aria-label={t('ORDER.DOCUMENT.OPEN', { kind: name, number })}
        >
          {number}
        </Link>
      ) : (
        <TextLink className={className} to={page}>
          {number}
        </TextLink>
      )}
      {kind === 'ORDER' && (orderStatus || orderStatusText) ? (
        <StatusOfOrder status={orderStatus} text={orderStatusText} />
      ) : null}
      {claimStatus ? <ClaimStatusTag {...claimStatus} /> : null}
      {kind === 'INVOICE' && payFeature && paid != null ? (
        <StatusTag color={paid ? 'green' : 'gold'}>{t(paid ? 'ORDER.PAID' : 'ORDER.UNPAID')}</StatusTag>
      ) : null}
      {createdAt ? (
        <span className={styles.meta}>
          <DateTime value={createdAt} />
        </span>
      ) : null}
      {grandTotal ? <Money value={grandTotal} /> : null}
    </>
  );
}

/** Address of a document's page; null for kinds that have a PDF only. */
function pageOf({ kind, dbId }: WayDocument): string | null {
  switch (kind) {
    case 'ORDER':
      return orderUrl(dbId);
    case 'INVOICE':
      return invoiceUrl(dbId);
    case 'MERGED_INVOICE':
      return finalInvoiceUrl(dbId);
    case 'CLAIM':
      return claimUrl(dbId);
    case 'CREDIT_INVOICE':
      return creditInvoiceUrl(dbId);
    default:
      return null;
  }
}
