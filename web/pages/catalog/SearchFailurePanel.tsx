import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { rethrowBug } from '../../relay/rethrowBug.ts';
import { ErrorPanel } from '../../ui/notices/ErrorPanel.tsx';
import { readSearchFailure } from './searchFailure.ts';

/** Shown in place of the results of a failed search (CAT-32 to CAT-35). */
export function SearchFailurePanel({ errors }: { errors: readonly unknown[] }): ReactElement {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const { said, sentence, requestId } = readSearchFailure(errors);
  const text = said ?? (sentence === 'SERVER' ? t('CATALOG.SERVER_ERROR') : t('CATALOG.UNKNOWN_ERROR'));
  return <ErrorPanel title={t('ERROR')} text={text} details={requestId} onRetry={() => void revalidate()} />;
}

/** In place of a search whose query itself failed: the connection, or more of the answer than the search. */
export function SearchCrash({ error }: { error: unknown }): ReactElement {
  rethrowBug(error);
  return <SearchFailurePanel errors={[error]} />;
}
