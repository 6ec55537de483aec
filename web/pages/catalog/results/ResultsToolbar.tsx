import {
  Button,
  makeStyles,
  mergeClasses,
  Select,
  Text,
  ToggleButton,
  tokens,
} from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { lazyDialog } from '../../../ui/dialogs/lazyDialog.tsx';
import { formatNumber } from '../../../ui/values/formatMoney.ts';
import type { CatalogSearch } from '../../../parts/catalog/catalog.urls.ts';
import { useStore } from '../../../ui/createStore.ts';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import { useToolbarLook } from '../../../ui/useToolbarLook.ts';
import { filterPanel, isFilterPanelOpen } from '../filters/filterPanel.ts';
import { readConditions, readSort, sortNames } from '../filters/refinement.ts';
import { resultLayout } from './resultLayout.ts';
import { searchExportUrl } from './searchExportUrl.ts';
import { useRefinement } from '../filters/useRefinement.ts';
import { Icon } from '../../../ui/pictures/Icon.tsx';

const [DownloadDialog] = lazyDialog(
  async () => (await import('../../../ui/download/DownloadDialog.tsx')).DownloadDialog,
);

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    marginBlock: tokens.spacingVerticalS,
  },
  sort: { minInlineSize: 0 },
  open: { backgroundColor: tokens.colorNeutralBackground1Selected },
  found: { '@media (max-width: 639.98px)': { order: 1, flexBasis: '100%' } },
  end: {
    display: 'flex',
    flex: '1 1 200px',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalXS,
    minInlineSize: 0,
    '& > :not(:first-child)': { flexShrink: 0 },
  },
});

const sortTexts = {
  price: 'CATALOG.SORT.PRICE',
  '-price': 'CATALOG.SORT.PRICE_DESCENDING',
  stock: 'CATALOG.SORT.STOCK',
  brand: 'CATALOG.SORT.BRAND',
} as const;

type Props = {
  search: CatalogSearch;
  total: number;
  /** Whether more articles match than are listed (GAP-120). */
  isLimited: boolean;
};

/** How many articles were found, the download of all of them, and the switch of layouts (CAT-04, CAT-29). */
export function ResultsToolbar({ search, total, isLimited }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const layout = useStore(resultLayout);
  const [params] = useSearchParams();
  const conditions = readConditions(params).length;
  const isRefined = conditions > 0 || readSort(params) !== null;
  const isOpen = isFilterPanelOpen(useStore(filterPanel), params);
  const counted = { count: total, total: formatNumber(total, 0, 'DOT') };
  const found =
    conditions > 0
      ? t('CATALOG.FOUND_FILTERED', counted)
      : isLimited && total > 0
        ? t('CATALOG.FOUND_MORE', { total: counted.total })
        : t('CATALOG.FOUND', counted);
  const download = useToolbarLook(<Icon name="arrow-download" />, t('DOWNLOAD'));
  const [isDownloading, setIsDownloading] = useState(false);
  const layouts = [
    { key: 'cards', label: t('CATALOG.LAYOUT.CARDS'), icon: <Icon name="grid" /> },
    { key: 'table', label: t('CATALOG.LAYOUT.TABLE'), icon: <Icon name="table" /> },
  ] as const;
  return (
    <div className={styles.bar}>
      <FiltersButton isOpen={isOpen} conditions={conditions} />
      <Text className={styles.found}>
        {[
          found,
          search.cross === '' ? null : t('CATALOG.BY_CROSS', { number: search.cross }),
          isLimited && isRefined && !isOpen
            ? t('CATALOG.FILTER.COVERED', { total: formatNumber(1000, 0, 'DOT') })
            : null,
          isLimited && !isRefined
            ? search.type === 'part'
              ? t('CATALOG.LIMITED.TEXT')
              : t('CATALOG.LIMITED.VEHICLE')
            : null,
        ]
          .filter(Boolean)
          .join('. ')}
      </Text>
      <div className={styles.end}>
        <SortSelect />
        <Button {...download} disabled={total === 0} onClick={() => setIsDownloading(true)} />
        <div role="group" aria-label={t('CATALOG.LAYOUT')}>
          {layouts.map(({ key, label, icon }) => (
            <ToggleButton
              key={key}
              appearance="subtle"
              icon={icon}
              checked={layout === key}
              title={label}
              onClick={() => resultLayout.set(key)}
            />
          ))}
        </div>
      </div>
      <DownloadDialog
        isOpen={isDownloading}
        onClose={() => setIsDownloading(false)}
        title={t('CATALOG.DOWNLOAD')}
        note={conditions > 0 ? t('CATALOG.FILTER.NOT_IN_FILE') : undefined}
        href={searchExportUrl(search)}
      />
    </div>
  );
}

// The router and the pending address change with every press: these two follow them alone, so that the bar does not.

function FiltersButton({ isOpen, conditions }: { isOpen: boolean; conditions: number }): ReactElement {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const isPhone = useIsPhone();
  const styles = useStyles();
  const filter = t('CATALOG.FILTER');
  const label =
    conditions === 0 ? filter : isPhone ? `${filter}: ${conditions}` : `${filter} (${conditions})`;
  const toggle = () => {
    filterPanel.set(!isOpen);
    // The counts come with the results.
    if (!isOpen) void revalidate();
  };
  return (
    <Button
      icon={<Icon name="filter" />}
      className={mergeClasses(isOpen && styles.open)}
      aria-expanded={isOpen}
      aria-label={label}
      onClick={toggle}
    >
      {isPhone ? (conditions === 0 ? null : conditions) : label}
    </Button>
  );
}

function SortSelect(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { setValues, sort } = useRefinement();
  return (
    <Select
      className={styles.sort}
      aria-label={t('CATALOG.SORT')}
      value={sort ?? ''}
      onChange={(_, { value }) => setValues('sort', value === '' ? [] : [value])}
    >
      <option value="">{t('CATALOG.SORT.RELEVANCE')}</option>
      {sortNames.map((name) => (
        <option key={name} value={name}>
          {t(sortTexts[name])}
        </option>
      ))}
    </Select>
  );
}
