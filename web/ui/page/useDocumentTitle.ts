import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { portalName } from '../pictures/brand.ts';

/** Sets the document's title to the screen's name and the portal's name (SHELL-13, GAP-04). */
export function useDocumentTitle(screen: string): void {
  const { t } = useTranslation();
  const title = `${screen} | ${portalName(t)}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
