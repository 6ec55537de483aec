import { Badge, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ArticleLink } from '../../../parts/article/ArticleLink.tsx';
import { Money } from '../../../parts/money/Money.tsx';
import { dash } from '../../../ui/values/dash.ts';
import { formatPieces } from '../../../ui/values/formatMoney.ts';
import { DateTime } from '../../../ui/values/DateTime.tsx';
import { present } from '../../../ui/list/present.ts';
import { ClaimAttachments } from './ClaimAttachments.tsx';
import { ClarificationList } from './ClarificationList.tsx';
import { ItemAlert } from './ItemAlert.tsx';
import type { ClaimItemRow } from './ClaimItemRow.ts';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
    '@media (forced-colors: active)': { outline: `${tokens.strokeWidthThin} solid CanvasText` },
    // In a narrow column of the board the words of a note need the room of its sign.
    containerType: 'inline-size',
    '& .fui-MessageBar__icon': { '@container (max-width: 260px)': { display: 'none' } },
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    fontSize: tokens.fontSizeBase300,
  },
  meta: { color: tokens.colorNeutralForeground2 },
  text: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

type Props = { item: ClaimItemRow; isNew: boolean; onEdit: () => void };

/** One item of a claim as a card: what is claimed, why, its files, and what has to be done (CLM-11 to CLM-13, CLM-45). */
export function ClaimItemCard({ item, isNew, onEdit }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { articleName, qty, priceByItem, invoiceDocumentNumber, invoiceDate, description } = item;
  return (
    <article className={styles.card} aria-label={articleName ?? dash}>
      <div className={styles.head}>
        <span>
          <ArticleLink name={articleName} isStrong />{' '}
          {isNew ? <Badge color="brand">{t('CLAIM.NEW_BADGE')}</Badge> : null}
        </span>
        <span>
          {formatPieces(qty)} × <Money value={priceByItem} />
        </span>
      </div>
      {invoiceDocumentNumber ? (
        <span className={styles.meta}>
          {t('CLAIM.LINES.INVOICE', { number: invoiceDocumentNumber })} <DateTime value={invoiceDate} />
        </span>
      ) : null}
      <ItemAlert item={item} onEdit={onEdit} />
      {description ? <p className={styles.text}>{description}</p> : null}
      <ClarificationList item={item} />
      <ClaimAttachments attachments={present(item.attachments)} />
    </article>
  );
}
