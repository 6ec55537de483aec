import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useIsPhone } from '../../ui/useIsPhone.ts';

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXL,
    marginBlockStart: tokens.spacingVerticalM,
    minInlineSize: 0,
  },
});

type Props = {
  title: string;
  status?: ReactNode;
  commands?: ReactNode;
  /** What stands first: the way of the document. */
  way?: ReactNode;
  parties: ReactNode;
  children: ReactNode;
};

/** The page of one document: title and commands, its way, who pays, receives and sells, and what it holds. */
export function DocumentPage({ title, status, commands, way, parties, children }: Props): ReactElement {
  const styles = useStyles();
  // On a phone the parties would fill the first screen, and are what one knows already.
  const isPhone = useIsPhone();
  return (
    <>
      <PageHeader title={title} status={status} commands={commands} />
      <div className={styles.page}>
        {way}
        {isPhone ? null : parties}
        {children}
        {isPhone ? parties : null}
      </div>
    </>
  );
}

/** Stands where a document could not be read. */
export function DocumentError({ title }: { title: string }): ReactElement {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  return (
    <>
      <PageHeader title={title} />
      <ErrorPanel text={t('DOCUMENTS.DOCUMENT_ERROR')} onRetry={() => void revalidate()} />
    </>
  );
}
