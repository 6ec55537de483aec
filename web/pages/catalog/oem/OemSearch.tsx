import { makeStyles, MessageBar, MessageBarBody, MessageBarTitle, tokens } from '@fluentui/react-components';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../../ui/files/FileDrop.tsx';
import { ColumnChoice } from '../../../parts/orderLists/ColumnChoice.tsx';
import { OemResults } from './OemResults.tsx';
import { useOemSearch } from './useOemSearch.ts';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
});

/**
 * The search by a list of numbers: a csv or txt file is chosen or dropped, or numbers are pasted anywhere on the page;
 * then its results (CAT-06, CAT-07, CAT-25).
 */
export function OemSearch(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { search, asked, cancel, progress, failure, result } = useOemSearch();
  usePaste(search);

  return (
    <div className={styles.content}>
      <FileDrop
        label={t('OEM.LABEL')}
        chooseLabel={t('OEM.CHOOSE')}
        hint={t('OEM.HINT')}
        accept=".csv,.txt,text/csv,text/plain"
        onFile={search}
        progress={progress}
        isPrimary={result === null}
      />
      {asked ? (
        <ColumnChoice
          key={asked.question.layout}
          question={asked.question}
          onAnswer={asked.answer}
          onCancel={cancel}
          cancelLabel={t('CANCEL')}
        />
      ) : null}
      {failure ? (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            {failure.isSearch ? <MessageBarTitle>{t('OEM.FAILED')}</MessageBarTitle> : null}{' '}
            {failure.reasons.join(' ')}
          </MessageBarBody>
        </MessageBar>
      ) : null}
      {result ? <OemResults key={result.key} result={result} /> : null}
    </div>
  );
}

/** Takes a file, or numbers as text, pasted anywhere outside the page's fields. */
function usePaste(take: (file: File) => void): void {
  const { t } = useTranslation();
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]'))
        return;
      const [file] = event.clipboardData?.files ?? [];
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (!file && text.trim() === '') return;
      event.preventDefault();
      latest.current(file ?? new File([text], `${t('OEM.PASTED')}.txt`, { type: 'text/plain' }));
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [t]);
}
