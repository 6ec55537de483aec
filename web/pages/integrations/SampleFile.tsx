import { Caption1, makeStyles, Spinner, Tab, TabList, tokens } from '@fluentui/react-components';
import { useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../ui/announce/useAnnounce.ts';
import { ErrorPanel } from '../../ui/notices/ErrorPanel.tsx';
import { warehouseOf, type FileWarehouse } from './fileContents.ts';
import { writtenColumns } from './fileWarnings.ts';
import type { IntegrationFields } from './IntegrationFields.ts';
import { readSample, type SampleArticle } from './readSample.ts';
import { sampleLines, sampleText, type SampleStock } from './sampleFile.ts';
import { useSampleStock } from './useSampleStock.ts';

const useStyles = makeStyles({
  file: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, minInlineSize: 0 },
  spinner: { alignSelf: 'start' },
  sheet: {
    overflow: 'auto',
    maxBlockSize: '360px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  text: { margin: 0, padding: tokens.spacingHorizontalS, fontFamily: tokens.fontFamilyMonospace, tabSize: 8 },
  table: {
    borderCollapse: 'collapse',
    whiteSpace: 'nowrap',
    '& th, & td': {
      padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
      border: `1px solid ${tokens.colorNeutralStroke2}`,
      textAlign: 'start',
    },
    '& th': { fontWeight: tokens.fontWeightSemibold },
  },
});

type Props = { settings: IntegrationFields; warehouses: readonly FileWarehouse[] };

/** The file of these settings, written over the first articles of the catalogue, as text and as a table. */
export function SampleFile({ settings, warehouses }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const [day] = useState(() => new Date());
  const [view, setView] = useState<'text' | 'table'>('text');
  const { articles, readAgain } = useSample(settings.fileLanguage);
  const columns = writtenColumns(settings, warehouses);
  const stock = useStock(
    articles,
    columns.some(({ name }) => warehouseOf(name) !== null),
  );
  const isReading = articles === 'reading' || stock === 'reading';
  const hint =
    isReading || articles === null ? null : t('INTEGRATION.PREVIEW.HINT', { count: articles.length });
  useAnnounce(isReading ? t('INTEGRATION.PREVIEW.LOADING') : hint);
  if (isReading) {
    return <Spinner className={styles.spinner} size="tiny" label={t('INTEGRATION.PREVIEW.LOADING')} />;
  }
  if (articles === null) return <ErrorPanel text={t('INTEGRATION.PREVIEW.ERROR')} onRetry={readAgain} />;
  const lines = sampleLines(columns, articles, stock, settings.filePriceSeparator);
  const [headings = [], ...rows] = lines;
  return (
    <div className={styles.file}>
      <TabList
        size="small"
        selectedValue={view}
        onTabSelect={(_, { value }) => setView(value === 'table' ? 'table' : 'text')}
        aria-label={t('INTEGRATION.PREVIEW')}
      >
        <Tab value="text">{t('INTEGRATION.PREVIEW.TEXT')}</Tab>
        <Tab value="table">{t('INTEGRATION.PREVIEW.TABLE')}</Tab>
      </TabList>
      <div
        className={styles.sheet}
        role="region"
        aria-label={t(view === 'text' ? 'INTEGRATION.PREVIEW.TEXT' : 'INTEGRATION.PREVIEW.TABLE')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to reach what scrolls
        tabIndex={0}
      >
        {view === 'text' ? (
          <pre className={styles.text}>{sampleText(lines, settings, day)}</pre>
        ) : (
          <table className={styles.table} translate="no">
            <thead>
              <tr>
                {headings.map((heading, i) => (
                  <th key={i} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells, row) => (
                <tr key={row}>
                  {cells.map((cell, i) => (
                    <td key={i}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      <Caption1>{hint}</Caption1>
    </div>
  );
}

type Sample = readonly SampleArticle[] | null | 'reading';

/** The articles in a language; null when they could not be read. */
function useSample(language: string): { articles: Sample; readAgain: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState<{ key: string; articles: readonly SampleArticle[] | null } | null>(null);
  const key = `${language} ${attempt}`;
  useEffect(() => {
    const stop = new AbortController();
    void readSample(language, stop.signal).then((articles) => {
      if (!stop.signal.aborted) setRead({ key, articles });
    });
    return () => stop.abort();
  }, [language, key]);
  return {
    articles: read?.key === key ? read.articles : 'reading',
    readAgain: () => setAttempt((count) => count + 1),
  };
}

/** Their stock by warehouse, where a column needs it. */
function useStock(articles: Sample, isNeeded: boolean): SampleStock | 'reading' {
  const readStock = useSampleStock();
  const [read, setRead] = useState<{ of: Sample; stock: SampleStock } | null>(null);
  const isRead = read?.of === articles;
  useEffect(() => {
    if (!isNeeded || isRead || articles === null || articles === 'reading') return;
    void readStock(articles.map((article) => article.get('Reference') ?? '')).then((stock) =>
      setRead({ of: articles, stock }),
    );
  }, [articles, isNeeded, isRead, readStock]);
  if (!isNeeded || articles === null) return null;
  return isRead ? read.stock : 'reading';
}
