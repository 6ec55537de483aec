import {
  Button,
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  tokens,
} from '@fluentui/react-components';
import { ArrowDownload16Regular } from '@fluentui/react-icons/svg/arrow-download';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { memo, useEffect, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../../ui/createStore.ts';
import { saveFile } from '../../../shell/saveFile.ts';
import { formatNumber } from '../../../ui/values/formatMoney.ts';
import type { CartType } from '../../../parts/cart/cartTypes.ts';
import { ImportErrors } from './ImportErrors.tsx';
import { importResults, putImportResult, type ImportResult } from './importResults.ts';

const useStyles = makeStyles({
  body: { minInlineSize: 0 },
  next: { marginBlockStart: tokens.spacingVerticalM },
});

type Props = {
  type: CartType;
  /** Called after it was closed, when the focus is lost. */
  onDismissed: () => void;
};

/** The lines of the last file that were not imported, to read and to correct, and those that were rounded up; it stays until closed (CART-37, GAP-54). */
export const ImportReport = memo(function ImportReport({ type, onDismissed }: Props): ReactElement | null {
  const result = useStore(importResults, (results) => results[type]);
  return result ? <Report type={type} result={result} onDismissed={onDismissed} /> : null;
});

const counted = (count: number) => ({ count, total: formatNumber(count, 0, 'DOT') });

function Report({ type, result, onDismissed }: Props & { result: ImportResult }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
  const { taken, errors, rounded, correctable, isSeen } = result;
  const hasErrors = errors.length > 0;

  // It answers a file chosen far below.
  useEffect(() => {
    if (isSeen) return;
    bar.current?.focus();
    putImportResult(type, { ...result, isSeen: true });
  }, [isSeen, result, type]);

  return (
    <MessageBar ref={bar} tabIndex={-1} intent={hasErrors ? 'warning' : 'info'} layout="multiline">
      <MessageBarBody className={styles.body}>
        {hasErrors ? (
          <>
            <MessageBarTitle>{t('CART.IMPORT.LEFT', counted(errors.length))}</MessageBarTitle>
            <div>
              {t('CART.IMPORT.TAKEN', counted(taken))} {t('CART.IMPORT.CORRECT')}
            </div>
            <ImportErrors label={t('CART.IMPORT.LINES')} errors={errors} />
          </>
        ) : null}
        {rounded.length > 0 ? (
          <div className={hasErrors ? styles.next : undefined}>
            <MessageBarTitle>{t('CART.IMPORT.ROUNDED', counted(rounded.length))}</MessageBarTitle>
            <ImportErrors label={t('CART.IMPORT.ROUNDED', counted(rounded.length))} errors={rounded} />
          </div>
        ) : null}
      </MessageBarBody>
      <MessageBarActions
        containerAction={
          <Button
            appearance="transparent"
            icon={<Dismiss16Regular />}
            title={t('CLOSE')}
            onClick={() => {
              putImportResult(type, undefined);
              onDismissed();
            }}
          />
        }
      >
        {hasErrors ? (
          <Button
            icon={<ArrowDownload16Regular />}
            onClick={() =>
              // The byte order mark makes Excel read it as UTF-8.
              saveFile(new Blob([`\uFEFF${correctable.text}`], { type: 'text/csv' }), correctable.name)
            }
          >
            {t('CART.IMPORT.DOWNLOAD')}
          </Button>
        ) : null}
      </MessageBarActions>
    </MessageBar>
  );
}
