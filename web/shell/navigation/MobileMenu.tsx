import { Button } from '@fluentui/react-components';
import { useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { lazyDialog } from '../../ui/dialogs/lazyDialog.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';

const [MobileDrawer] = lazyDialog(async () => (await import('./MobileDrawer.tsx')).MobileDrawer);

/** The hamburger button and the menu it opens; the page does not scroll while it is open (SHELL-25 to SHELL-27). */
export function MobileMenu(): ReactElement {
  const { t } = useTranslation();
  const { key } = useLocation();
  // Open for one location: navigating closes it, and coming back leaves it closed.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  if (openAt !== null && !isOpen) setOpenAt(null);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-scroll-lock', isOpen);
    return () => document.documentElement.removeAttribute('data-scroll-lock');
  }, [isOpen]);
  return (
    <>
      <Button
        appearance="subtle"
        icon={<Icon name="navigation" />}
        aria-label={t('HEADER.MENU')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpenAt(key)}
      />
      <MobileDrawer isOpen={isOpen} onClose={() => setOpenAt(null)} />
    </>
  );
}
