import { Button, makeStyles, Text, ToggleButton, tokens } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { Grid20Regular } from '@fluentui/react-icons/svg/grid';
import { Table20Regular } from '@fluentui/react-icons/svg/table';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../ui/formatMoney.ts';
import type { CatalogSearch } from '../../parts/catalog/catalog.urls.ts';
import { useStore } from '../../ui/createStore.ts';
import { resultLayout } from './resultLayout.ts';
import { searchExportUrl } from './searchExportUrl.ts';

const DownloadDialog = lazy(async () => ({
  default: (await import('../../ui/download/DownloadDialog.tsx')).DownloadDialog,
}));

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    marginBlockStart: tokens.spacingVerticalL,
  },
  end: { display: 'flex', gap: tokens.spacingHorizontalXS, marginInlineStart: 'auto' },
});

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
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const layouts = [
    { key: 'cards', label: t('CATALOG.LAYOUT.CARDS'), icon: <Grid20Regular /> },
    { key: 'table', label: t('CATALOG.LAYOUT.TABLE'), icon: <Table20Regular /> },
  ] as const;
  return (
    <div className={styles.bar}>
      <Text role="status">
        {[
          t('CATALOG.FOUND', { count: total, total: formatNumber(total, 0, 'DOT') }),
          search.cross === '' ? null : t('CATALOG.BY_CROSS', { number: search.cross }),
          isLimited
            ? search.type === 'part'
              ? t('CATALOG.LIMITED.TEXT')
              : t('CATALOG.LIMITED.VEHICLE')
            : null,
        ]
          .filter(Boolean)
          .join('. ')}
      </Text>
      <div className={styles.end}>
        <Button
          appearance="subtle"
          icon={<ArrowDownload20Regular />}
          disabled={total === 0}
          onClick={() => setDialog('open')}
        >
          {t('DOWNLOAD')}
        </Button>
        <div role="group" aria-label={t('CATALOG.LAYOUT')}>
          {layouts.map(({ key, label, icon }) => (
            <ToggleButton
              key={key}
              appearance="subtle"
              icon={icon}
              checked={layout === key}
              aria-label={label}
              title={label}
              onClick={() => resultLayout.set(key)}
            />
          ))}
        </div>
      </div>
      {dialog === 'never' ? null : (
        <Suspense fallback={null}>
          <DownloadDialog
            isOpen={dialog === 'open'}
            onClose={() => setDialog('closed')}
            title={t('CATALOG.DOWNLOAD')}
            href={searchExportUrl(search)}
          />
        </Suspense>
      )}
    </div>
  );
}
