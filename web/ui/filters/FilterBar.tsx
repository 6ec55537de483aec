import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { lazy, Suspense, useState, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePressedList, type ListUrl } from '../list/useListUrl.ts';
import { loadOnIntent } from '../loading/loadOnIntent.ts';
import { oneScrollingLine } from '../fadeEnd.ts';
import { useIsPhone } from '../useIsPhone.ts';
import { useToolbarLook } from '../useToolbarLook.ts';
import type { FilterDefinition, QuickChoices } from './Filter.ts';
import { QuickFilters } from './QuickFilters.tsx';
import { Icon } from '../pictures/Icon.tsx';

// Popover, form and tags are large and wait until a filter is wanted.
const loadPopover = async () => ({ default: (await import('./FilterPopover.tsx')).FilterPopover });
const FilterPopover = lazy(loadPopover);
const FilterChips = lazy(async () => ({ default: (await import('./FilterChips.tsx')).FilterChips }));
const intent = loadOnIntent(loadPopover);

const phone = '@media (max-width: 639.98px)';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalS,
    marginBlockEnd: tokens.spacingVerticalS,
    // Where its end needs a separate line.
    flexWrap: 'wrap',
  },
  filters: {
    display: 'flex',
    flexWrap: 'wrap',
    flex: '1 1 400px',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minInlineSize: 0,
    // On a phone one line that can be pushed aside: the rows begin on the first screen.
    [phone]: { flexBasis: 0, ...oneScrollingLine(tokens.spacingHorizontalS) },
  },
  end: {
    marginInlineStart: 'auto',
    display: 'flex',
    flexShrink: 0,
    gap: tokens.spacingHorizontalXS,
    maxInlineSize: '100%',
  },
});

type Props = {
  definitions: readonly FilterDefinition[];
  /** The list's state in the URL (`useListUrl` with the same keys and types). */
  list: Pick<ListUrl, 'filters' | 'setFilters' | 'at'>;
  /** Filters that one press sets. */
  quick?: QuickChoices | undefined;
  /** What stands at the end of the bar, for example the choice of columns. */
  children?: ReactNode;
};

/** Adds filters one at a time and shows those that were set last as chips (LIST-09 to LIST-15). */
export function FilterBar({ definitions, list, quick, children }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  // Known once it has opened the form.
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const isPhone = useIsPhone();
  const look = useToolbarLook(<Icon name="filter-add" />, t('FILTER.ADD'));
  const { filters, setFilters } = usePressedList(list);
  const [editedKey, setEditedKey] = useState<string>();
  const openForm = (element: HTMLElement, key?: string) => {
    setOpener(element);
    setEditedKey(key);
    setIsOpen(!(isOpen && element === opener));
  };
  const without = (key: string) => new Map([...filters].filter(([other]) => other !== key));

  // On a phone it comes first: behind the choices it would be out of sight.
  const add = (
    <Button
      {...intent}
      {...look}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={({ currentTarget }: MouseEvent<HTMLElement>) => openForm(currentTarget)}
    />
  );

  return (
    <div className={styles.bar} role="group" aria-label={t('FILTER.LABEL')} data-screen-only>
      <div className={styles.filters}>
        {isPhone ? add : null}
        {quick ? <QuickFilters choices={quick} list={list} /> : null}
        {isPhone ? null : add}
        {opener ? (
          <Suspense>
            <FilterPopover
              opener={opener}
              isOpen={isOpen}
              onClose={() => setIsOpen(false)}
              definitions={definitions}
              filters={filters}
              initialKey={editedKey}
              onSet={(key, filter) => {
                setFilters(new Map([...without(key), [key, filter]]));
                setIsOpen(false);
              }}
            />
          </Suspense>
        ) : null}
        {filters.size > 0 ? (
          <Suspense>
            <FilterChips
              definitions={definitions}
              filters={filters}
              onEdit={(key, element) => openForm(element, key)}
              onRemove={(key) => setFilters(without(key))}
            />
          </Suspense>
        ) : null}
        {filters.size > 1 ? (
          <Button appearance="transparent" onClick={() => setFilters(new Map())}>
            {t('FILTER.CLEAR')}
          </Button>
        ) : null}
      </div>
      {children ? <div className={styles.end}>{children}</div> : null}
    </div>
  );
}
