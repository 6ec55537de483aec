import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { ErrorPanel } from './ErrorPanel.tsx';

/** Stands where a part of a page could not be read, in place of a sentence about an empty part; reads the page again. */
export function NotLoaded(): ReactElement {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  return <ErrorPanel text={t('NOT_LOADED')} onRetry={() => void revalidate()} />;
}
