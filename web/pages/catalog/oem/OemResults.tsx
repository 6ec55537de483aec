import { Button, makeStyles, Subtitle2, ToggleButton, tokens } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadByPost } from '../../../shell/downloads/downloadByPost.ts';
import { lazyDialog } from '../../../ui/dialogs/lazyDialog.tsx';
import type { ExportOptions } from '../../../ui/download/exportOptions.ts';
import { formatNumber } from '../../../ui/values/formatMoney.ts';
import { ReadingNotes } from '../../../parts/orderLists/ReadingNotes.tsx';
import { UnreadLines } from '../../../parts/orderLists/UnreadLines.tsx';
import { useAnnounce } from '../../../ui/announce/useAnnounce.ts';
import { Pager } from '../../../ui/list/Pager.tsx';
import { useListUrl } from '../../../ui/list/useListUrl.ts';
import { AddAllFound } from './AddAllFound.tsx';
import { OemTable } from './OemTable.tsx';
import type { OemResult } from './useOemSearch.ts';

const [DownloadDialog] = lazyDialog(
  async () => (await import('../../../ui/download/DownloadDialog.tsx')).DownloadDialog,
);

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  title: { margin: 0, overflowWrap: 'anywhere' },
  shown: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
  reading: { display: 'grid', gap: tokens.spacingVerticalM, marginBlock: tokens.spacingVerticalM },
  end: { marginInlineStart: 'auto' },
});

type Row = OemResult['rows'][number];
const kinds = {
  ALL: () => true,
  FOUND: ({ found }: Row) => found === true,
  REPLACED: ({ replacement }: Row) => replacement != null,
  NOT_FOUND: ({ found }: Row) => found === false,
} as const;
type Kind = keyof typeof kinds;

/** The OEM-result view: how many numbers were found, all of them page by page, and the download (CAT-06, CAT-26, CAT-27). */
export function OemResults({ result: { file, name, reading, rows } }: { result: OemResult }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const list = useListUrl();
  const [kind, setKind] = useState<Kind>('ALL');
  const [isDownloading, setIsDownloading] = useState(false);
  const shown = rows.filter(kinds[kind]);
  const numbers = t('OEM.NUMBERS', { count: rows.length, total: formatNumber(rows.length, 0, 'DOT'), name });
  useAnnounce(numbers);
  // Another list may be shorter than the page that the address names.
  const page = Math.min(list.page, Math.max(1, Math.ceil(shown.length / list.limit)));
  const start = (page - 1) * list.limit;

  const show = (next: Kind) => {
    setKind(next);
    if (page !== 1) list.goToPage({ page: 1 });
  };
  const download = ({ format, withHeaders }: ExportOptions) => {
    const body = new FormData();
    body.set('withHeaders', withHeaders ? '1' : '0');
    body.set('format', format);
    body.set('file', file);
    void downloadByPost('/api/v3/articles/oem-batch-search/export', body);
  };

  return (
    <div>
      <div className={styles.bar}>
        <Subtitle2 as="h2" block className={styles.title}>
          {numbers}
        </Subtitle2>
        <Button
          className={styles.end}
          appearance="subtle"
          icon={<ArrowDownload20Regular />}
          onClick={() => setIsDownloading(true)}
        >
          {t('DOWNLOAD')}
        </Button>
      </div>
      <div className={styles.bar}>
        <div role="group" aria-label={t('OEM.SHOW')} className={styles.shown}>
          {(['ALL', 'FOUND', 'REPLACED', 'NOT_FOUND'] as const).map((one) => (
            <ToggleButton key={one} size="small" checked={one === kind} onClick={() => show(one)}>
              {`${t(`OEM.SHOW.${one}`)} ${formatNumber(rows.filter(kinds[one]).length, 0, 'DOT')}`}
            </ToggleButton>
          ))}
        </div>
        <span className={styles.end}>
          <AddAllFound rows={rows} />
        </span>
      </div>
      <div className={styles.reading}>
        <ReadingNotes reading={reading} file={null} onChangeColumns={null} />
        {reading.unread.length > 0 ? <UnreadLines lines={reading.unread} /> : null}
      </div>
      <OemTable rows={shown.slice(start, start + list.limit)} />
      <Pager list={{ ...list, page }} total={shown.length} />
      <DownloadDialog
        isOpen={isDownloading}
        onClose={() => setIsDownloading(false)}
        title={t('OEM.DOWNLOAD')}
        href={download}
      />
    </div>
  );
}
