import {
  Body1,
  Button,
  Caption1,
  makeStyles,
  mergeClasses,
  shorthands,
  Skeleton,
  SkeletonItem,
  tokens,
} from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type {
  InvoiceLinesQuery,
  InvoiceLinesQuery$data,
} from '../../../__generated__/InvoiceLinesQuery.graphql.ts';
import { claimUrl } from '../../../parts/claims/claims.urls.ts';
import { Money, readMoney } from '../../../parts/money/Money.tsx';
import { useDebouncedQuery } from '../../../relay/useDebouncedQuery.ts';
import { toSentences } from '../../../ui/announce/announce.ts';
import { useAnnounce } from '../../../ui/announce/useAnnounce.ts';
import { dash } from '../../../ui/values/dash.ts';
import { DateTime } from '../../../ui/values/DateTime.tsx';
import { ErrorPanel } from '../../../ui/notices/ErrorPanel.tsx';
import { focusRefused } from '../../../ui/form/focusRefused.ts';
import { QuantityInput } from '../../../ui/form/QuantityInput.tsx';
import { present } from '../../../ui/list/present.ts';
import { TextLink } from '../../../ui/links/TextLink.tsx';
import type { DraftLine } from '../draft/DraftItem.ts';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: tokens.spacingHorizontalM,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  chosen: {
    ...shorthands.borderColor(tokens.colorCompoundBrandStroke),
    backgroundColor: tokens.colorBrandBackground2,
  },
  text: { flex: '1 1 220px', minInlineSize: 0 },
  head: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalS },
  number: { fontWeight: tokens.fontWeightSemibold },
  meta: { display: 'block', color: tokens.colorNeutralForeground2 },
  claim: { whiteSpace: 'nowrap' },
  none: { color: tokens.colorNeutralForeground1 },
});

type Invoice = NonNullable<NonNullable<InvoiceLinesQuery$data['viewer']['claimableInvoices']>[number]>;
type Line = NonNullable<Invoice['lines'][number]>;

type Props = {
  articleName: string;
  /** Id of the line that is chosen now. */
  chosen: string | null;
  /** The invoice whose lines come first: the one that the user came from. */
  invoiceNumber: string;
  qty: string;
  onChoose: (line: DraftLine, qty: number) => void;
};

/**
 * The lines of invoices that have an article, with what is bought, claimed already and left, and the earlier claims
 * (CLM-22, CLM-24, CLM-32).
 */
export function InvoiceLines({ articleName, chosen, invoiceNumber, qty, onChoose }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { data, isCurrent, isFailed, retry } = useDebouncedQuery<InvoiceLinesQuery>(
    graphql`
      query InvoiceLinesQuery($article: String!) {
        viewer {
          claimableInvoices(article: $article) {
            docNumber
            date
            lines {
              id
              qty
              price {
                ...Money_amount
              }
              claimedQty
              leftQty
              claims {
                dbId
                documentNumber
              }
            }
          }
        }
      }
    `,
    articleName === '' ? null : { article: articleName },
    { isQuiet: true },
  );
  const invoices = data?.viewer.claimableInvoices;
  const rows = present(invoices)
    .toSorted(
      (one, other) => Number(other.docNumber === invoiceNumber) - Number(one.docNumber === invoiceNumber),
    )
    .flatMap((invoice) => present(invoice.lines).map((line) => ({ invoice, line })));
  const isKnown = articleName !== '' && isCurrent && invoices != null;
  const manual = t('CLAIM.MANUAL');
  const offered =
    rows.length === 0
      ? t('CLAIM.LINES.NONE', { article: articleName, manual })
      : toSentences([`${t('CLAIM.LINES')}: ${rows.length}`, t('CLAIM.LINES.REQUIRED', { manual })]);
  useAnnounce(isKnown ? offered : null);
  if (articleName === '') return <Body1>{t('CLAIM.LINES.PROMPT')}</Body1>;
  if (!isCurrent) {
    return (
      <Skeleton aria-label={t('LOADING')}>
        <SkeletonItem size={64} />
      </Skeleton>
    );
  }
  if (isFailed || !invoices) return <ErrorPanel text={t('CLAIM.LINES.ERROR')} onRetry={retry} />;
  if (rows.length === 0) return <Body1 className={styles.none}>{offered}</Body1>;
  return (
    <ul className={styles.list} aria-label={t('CLAIM.LINES')}>
      {rows.map(({ invoice, line }) => (
        <InvoiceLine
          key={line.id}
          invoice={invoice}
          line={line}
          isChosen={line.id === chosen}
          start={line.id === chosen || invoice.docNumber === invoiceNumber ? Number(qty) : 1}
          onChoose={onChoose}
        />
      ))}
    </ul>
  );
}

type LineProps = {
  invoice: Invoice;
  line: Line;
  isChosen: boolean;
  /** The quantity that is offered first. */
  start: number;
  onChoose: Props['onChoose'];
};

function InvoiceLine({ invoice, line, isChosen, start, onChoose }: LineProps): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const most = line.leftQty ?? line.qty ?? 999;
  const [qty, setQty] = useState(Math.max(1, Math.min(Number.isNaN(start) ? 1 : start, most)));
  const number = invoice.docNumber ?? dash;
  const claims = present(line.claims);
  return (
    <li className={mergeClasses(styles.line, isChosen && styles.chosen)}>
      <div className={styles.text}>
        <span className={styles.head}>
          <span className={styles.number}>{t('CLAIM.LINES.INVOICE', { number })}</span>
          <DateTime value={invoice.date} />
          <Money value={line.price} />
        </span>
        <Caption1 className={styles.meta}>
          {line.claimedQty == null
            ? t('CLAIM.LINES.BOUGHT', { qty: line.qty ?? dash })
            : t('CLAIM.LINES.LEFT', {
                qty: line.qty ?? dash,
                claimed: line.claimedQty,
                left: line.leftQty ?? dash,
              })}
          {claims.map(({ dbId, documentNumber }) => (
            <span key={dbId}>
              {' '}
              <TextLink
                className={styles.claim}
                to={claimUrl(dbId)}
                target="_blank"
                aria-label={t('BULK.OPEN', { name: t('CLAIM.TITLE', { number: documentNumber ?? dbId }) })}
              >
                {t('CLAIM.TITLE', { number: documentNumber ?? dbId })}
              </TextLink>
            </span>
          ))}
        </Caption1>
      </div>
      {most === 0 ? (
        <Caption1>{t('CLAIM.LINES.NONE_LEFT')}</Caption1>
      ) : (
        <QuantityInput
          label={t('CLAIM.LINES.QTY', { number })}
          value={qty}
          multiple={1}
          most={most}
          onChange={setQty}
        />
      )}
      <Button
        disabledFocusable={most === 0}
        appearance={isChosen ? 'primary' : 'secondary'}
        aria-label={t('CLAIM.LINES.TAKE_FROM', { number })}
        onClick={({ currentTarget }) => {
          if (most === 0 || focusRefused(currentTarget.parentElement)) return;
          onChoose(
            {
              id: line.id,
              qty: line.qty ?? null,
              leftQty: line.leftQty ?? null,
              price: readMoney(line.price) ?? null,
              invoiceNumber: invoice.docNumber ?? null,
              invoiceDate: invoice.date ?? null,
            },
            qty,
          );
        }}
      >
        {t('CLAIM.LINES.TAKE')}
      </Button>
    </li>
  );
}
