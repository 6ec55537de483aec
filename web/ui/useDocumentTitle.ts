import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Sets the document's title to the screen's name and the product's suffix (SHELL-13, GAP-04). */
export function useDocumentTitle(screen: string): void {
  const { t } = useTranslation();
  const title = `${screen} | ${t('APP.TITLE_SUFFIX')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
