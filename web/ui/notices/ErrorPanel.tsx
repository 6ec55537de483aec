import { Button } from '@fluentui/react-components';
import { lazy, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorBarProps } from './ErrorBar.tsx';
import { loadInBackground } from '../loading/loadInBackground.ts';

/** Loads the look of errors, once nothing else needs the connection. */
export const loadErrorBar = async () => ({ default: (await import('./ErrorBar.tsx')).ErrorBar });
const ErrorBar = lazy(() => loadInBackground(loadErrorBar));

/** Stands where something could not be read; the rest of the page stays. Until its look has loaded, it is plain text. */
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
