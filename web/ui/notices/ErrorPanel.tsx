import { Button } from '@fluentui/react-components';
import { lazy, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorBarProps } from './ErrorBar.tsx';
import { loadInBackground } from '../loading/loadInBackground.ts';

/** Loads the look of errors, once nothing else needs the connection. */
export const loadErrorBar = async () => ({ default: (await import('./ErrorBar.tsx')).ErrorBar });
const ErrorBar = lazy(() => loadInBackground(loadErrorBar));

/**
 * An error message in place of what could not be read. It is plain text until the code of its message bar has loaded.
 *
 * @example
 * <ErrorPanel text={t('ANNOUNCEMENTS.FAILED')} onRetry={() => void revalidate()} />
 */
export function ErrorPanel(props: ErrorBarProps): ReactElement {
  return (
    <Suspense fallback={<PlainError {...props} />}>
      <ErrorBar {...props} />
    </Suspense>
  );
}

function PlainError({ title, text, onRetry }: ErrorBarProps): ReactElement {
  const { t } = useTranslation();
  return (
    <p>
      <strong>{title ?? t('ERROR')}</strong> {text}
      {onRetry ? <Button onClick={onRetry}>{t('TRY_AGAIN')}</Button> : null}
    </p>
  );
}
