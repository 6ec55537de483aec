import { Button } from '@fluentui/react-components';
import { Navigation20Regular } from '@fluentui/react-icons/svg/navigation';
import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

const MobileDrawer = lazy(async () => ({ default: (await import('./MobileDrawer.tsx')).MobileDrawer }));

/** The hamburger button and the menu it opens; the page does not scroll while it is open (SHELL-25 to SHELL-27). */
export function MobileMenu(): ReactElement {
  const { t } = useTranslation();
  const { key } = useLocation();
  // Open for one location: navigating closes it, and coming back leaves it closed.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  if (openAt !== null && !isOpen) setOpenAt(null);
  const [hasOpened, setHasOpened] = useState(false);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-scroll-lock', isOpen);
    return () => document.documentElement.removeAttribute('data-scroll-lock');
  }, [isOpen]);
  return (
    <>
      <Button
        appearance="subtle"
        icon={<Navigation20Regular />}
        aria-label={t('HEADER.MENU')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setHasOpened(true);
          setOpenAt(key);
        }}
      />
      {hasOpened ? (
        <Suspense>
          <MobileDrawer isOpen={isOpen} onClose={() => setOpenAt(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
