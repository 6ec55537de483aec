import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { DownloadsPageQuery } from '../../__generated__/DownloadsPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { ErrorPanel } from '../../ui/notices/ErrorPanel.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { AvailabilityAndPrices } from './AvailabilityAndPrices.tsx';
import { FileList } from './FileList.tsx';

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXL,
    maxInlineSize: '720px',
  },
});

/** Availability and prices, master files and photos (DOC-01 to DOC-08). */
export function DownloadsPage(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const { files, exportConfig } = useRouteQuery<DownloadsPageQuery>(graphql`
    query DownloadsPageQuery @preloadable {
      viewer {
        files {
          nextPriceScheduledAt
          ...FileList_info
        }
        exportConfig {
          ...useExportSettings_config
        }
      }
    }
  `).viewer;
  return (
    <>
      <PageHeader title={t('NAVIGATION.DOWNLOADS')} />
      <div className={styles.page}>
        <AvailabilityAndPrices
          nextPriceAt={files?.nextPriceScheduledAt ?? null}
          config={exportConfig ?? null}
        />
        {files ? (
          <>
            <FileList
              info={files}
              title={t('DOCUMENTS.MASTER_FILES')}
              keys={['oem', 'cross-references', 'ktype', 'categories']}
            />
            <FileList
              info={files}
              title={t('DOCUMENTS.PHOTOS')}
              keys={['photo-schemes-archive', 'photo-archive', 'master-photos']}
            />
          </>
        ) : (
          <ErrorPanel text={t('DOCUMENTS.FILES.ERROR')} onRetry={() => void revalidate()} />
        )}
      </div>
    </>
  );
}
