import { makeStyles, Select } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shell/session/useSession.ts';
import { formatMoney, formatNumber, type MoneyValue } from '../../ui/values/formatMoney.ts';

type Props = {
  /** As the line writes it. */
  number: string;
  candidates: readonly {
    readonly article: {
      readonly id: string;
      readonly name?: string | null | undefined;
      readonly brand?: string | null | undefined;
      readonly price?: MoneyValue | null | undefined;
    };
    readonly availableQty?: number | null | undefined;
  }[];
  /** Global id of an article; null while none is chosen. */
  chosen: string | null;
  onChoose: (article: string | null) => void;
};

const useStyles = makeStyles({
  // Its longest option would make its table wider than the page.
  select: { inlineSize: '100%', minInlineSize: '160px', contain: 'inline-size' },
});

/** The articles that a line's number may stand for, to choose from. */
export function CandidateSelect({ number, candidates, chosen, onChoose }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  return (
    <Select
      className={styles.select}
      size="small"
      aria-label={t('DESK.CHOOSE_FOR', { number })}
      value={chosen ?? ''}
      onChange={(_, { value }) => onChoose(value || null)}
    >
      <option value="">{t('DESK.CHOOSE')}</option>
      {candidates.map(({ article, availableQty }) => (
        <option key={article.id} value={article.id}>
          {[
            article.name,
            article.brand,
            article.price && formatMoney(article.price, decimalStyle),
            availableQty == null
              ? null
              : t('DESK.AVAILABLE', { available: formatNumber(availableQty, 0, 'DOT') }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </option>
      ))}
    </Select>
  );
}
