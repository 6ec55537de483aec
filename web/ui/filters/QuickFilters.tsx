import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { usePressedList, type ListUrl } from '../list/useListUrl.ts';
import { PillButton } from '../PillButton.tsx';
import type { QuickChoices } from './Filter.ts';
import { isSameFilter } from './filterParams.ts';

const useStyles = makeStyles({
  group: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    '@media (max-width: 639.98px)': { flexWrap: 'nowrap' },
  },
});

type Props = { choices: QuickChoices; list: Pick<ListUrl, 'filters' | 'setFilters' | 'at'> };

/**
 * One press sets a filter that is often wanted, the same one as the form sets, and keeps the others; a second press or
 * 'All' takes it away (DAY-106).
 */
export function QuickFilters({ choices, list }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { filters, setFilters } = usePressedList(list);
  const others = [...filters].filter(([key]) => !choices.some((choice) => choice.key === key));
  return (
    <div className={styles.group} role="group" aria-label={t('FILTER.QUICK')}>
      <PillButton
        isSet={others.length === filters.size}
        onClick={() => {
          if (others.length < filters.size) setFilters(new Map(others));
        }}
      >
        {t('FILTER.ALL')}
      </PillButton>
      {choices.map(({ key, label, filter }) => {
        const present = filters.get(key);
        const isSet = present !== undefined && isSameFilter(present, filter);
        return (
          <PillButton
            key={label}
            isSet={isSet}
            onClick={() => setFilters(new Map(isSet ? others : [...others, [key, filter]]))}
          >
            {label}
          </PillButton>
        );
      })}
    </div>
  );
}
