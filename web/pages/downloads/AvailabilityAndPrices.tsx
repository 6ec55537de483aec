import {
  Body1,
  Button,
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  Subtitle2,
  tokens,
} from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { useId, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { useExportSettings_config$key } from '../../__generated__/useExportSettings_config.graphql.ts';
import { followDownload } from '../../shell/downloads/followDownload.ts';
import { formatDate } from '../../ui/values/formatDate.ts';
import { KeepNumbers } from '../../ui/values/KeepNumbers.tsx';
import { lazyDialog } from '../../ui/dialogs/lazyDialog.tsx';
import { useBarLayout } from '../../ui/notices/useBarLayout.ts';

const [ArticleExportDialog, exportIntent] = lazyDialog(
  async () => (await import('./ArticleExportDialog.tsx')).ArticleExportDialog,
);
const [TableSettingsDialog, settingsIntent] = lazyDialog(
  async () => (await import('./TableSettingsDialog.tsx')).TableSettingsDialog,
);

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  commands: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

type Props = {
  /** When the next price list takes effect; null when none is scheduled. */
  nextPriceAt: string | null;
  /** The user's settings of the export; null when they could not be read. */
  config: useExportSettings_config$key | null;
};

/** The article export: at once, with one's own columns, and for the next price list (DOC-04 to DOC-08, DOC-21). */
export function AvailabilityAndPrices({ nextPriceAt, config }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const layout = useBarLayout();
  const heading = useId();
  const [dialog, setDialog] = useState<'export' | 'next' | 'settings' | null>(null);
  const close = () => setDialog(null);
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <Subtitle2 as="h2" block id={heading}>
        {t('DOCUMENTS.AVAILABILITY_PRICES')}
      </Subtitle2>
      {nextPriceAt ? (
        <MessageBar intent="info" layout={layout}>
          <MessageBarBody>
            <MessageBarTitle>{t('DOCUMENTS.AVAILABILITY_PRICES.NEW_PRICES.TITLE')}</MessageBarTitle>
            <KeepNumbers
              text={t('DOCUMENTS.AVAILABILITY_PRICES.NEW_PRICES.TEXT', { date: formatDate(nextPriceAt) })}
            />
          </MessageBarBody>
          <MessageBarActions>
            <Button {...exportIntent} size="small" onClick={() => setDialog('next')}>
              {t('DOCUMENTS.AVAILABILITY_PRICES.NEW_PRICES.DOWNLOAD')}
            </Button>
          </MessageBarActions>
        </MessageBar>
      ) : null}
      <Body1>{t('DOCUMENTS.AVAILABILITY_PRICES.TEXT')}</Body1>
      <div className={styles.commands}>
        <Button
          as="a"
          appearance="primary"
          icon={<ArrowDownload20Regular />}
          href="/api/v3/articles/export-with-defaults"
          onClick={followDownload(t('DOCUMENTS.AVAILABILITY_PRICES'))}
        >
          {t('DOCUMENTS.AVAILABILITY_PRICES.DIRECT')}
        </Button>
        <Button {...exportIntent} onClick={() => setDialog('export')}>
          {t('DOCUMENTS.AVAILABILITY_PRICES.EXPORT')}
        </Button>
        <Button {...settingsIntent} onClick={() => setDialog('settings')}>
          {t('DOCUMENTS.TABLE_SETTINGS')}
        </Button>
      </div>
      <ArticleExportDialog
        isOpen={dialog === 'export' || dialog === 'next'}
        isNextPrice={dialog === 'next'}
        onClose={close}
        config={config}
      />
      <TableSettingsDialog isOpen={dialog === 'settings'} onClose={close} config={config} />
    </section>
  );
}
