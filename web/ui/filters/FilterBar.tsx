import {
  Button,
  makeStyles,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  tokens,
} from '@fluentui/react-components';
import { FilterAdd20Regular } from '@fluentui/react-icons/svg/filter-add';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListUrl } from '../list/useListUrl.ts';
import type { FilterDefinition } from './Filter.ts';
import { FilterChip } from './FilterChip.tsx';
import { FilterForm } from './FilterForm.tsx';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    marginBlockEnd: tokens.spacingVerticalM,
  },
  surface: { inlineSize: 'min(320px, calc(100vw - 32px))', boxSizing: 'border-box' },
});

type Props = {
  definitions: readonly FilterDefinition[];
  /** The list's state in the URL (`useListUrl` with the same keys and types). */
  list: Pick<ListUrl, 'filters' | 'setFilters'>;
};

/** Adds filters one at a time and shows those that are set as chips (LIST-09 to LIST-15). */
export function FilterBar({ definitions, list }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { filters, setFilters } = list;
  const without = (key: string) => new Map([...filters].filter(([other]) => other !== key));

  return (
    <div className={styles.bar} role="group" aria-label={t('FILTER.LABEL')}>
      <Popover
        open={isOpen}
        onOpenChange={(_, { open }) => setIsOpen(open)}
        trapFocus
        positioning="below-start"
      >
        <PopoverTrigger disableButtonEnhancement>
          <Button icon={<FilterAdd20Regular />}>{t('FILTER.ADD')}</Button>
        </PopoverTrigger>
        <PopoverSurface className={styles.surface} aria-label={t('FILTER.ADD')}>
          <FilterForm
            definitions={definitions}
            filters={filters}
            onSet={(key, filter) => {
              setFilters(new Map([...without(key), [key, filter]]));
              setIsOpen(false);
            }}
          />
        </PopoverSurface>
      </Popover>
      {definitions.map((definition) => {
        const filter = filters.get(definition.key);
        return filter ? (
          <FilterChip
            key={definition.key}
            definition={definition}
            filter={filter}
            onRemove={() => setFilters(without(definition.key))}
          />
        ) : null;
      })}
      {filters.size > 1 ? (
        <Button appearance="transparent" onClick={() => setFilters(new Map())}>
          {t('FILTER.CLEAR')}
        </Button>
      ) : null}
    </div>
  );
}
