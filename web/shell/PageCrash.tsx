import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { keptForTab } from '../i18n/kept.ts';
import { NetworkError } from '../relay/NetworkError.ts';
import { ErrorPanel } from '../ui/notices/ErrorPanel.tsx';
import { ReportLink } from '../ui/report/ReportLink.tsx';
import { TextLink } from '../ui/links/TextLink.tsx';
import { useDocumentTitle } from '../ui/page/useDocumentTitle.ts';

/**
 * Shown in place of a page that failed. The frame around it stays, and the page can be tried again (SHELL-30).
 */
export function PageCrash(): ReactElement {
  const { t } = useTranslation();
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  const { state } = useNavigation();
  const isOffline =
    (error instanceof NetworkError && error.code === 'OFFLINE') ||
    (isMissingChunk(error) && !navigator.onLine);
  // A browser may not ask again for code that it could not load, in the same document. The router forgets the failure when it
  // goes somewhere, were it to the same address; when loaders that wait for nothing have run again, it may not.
  const retry = () => {
    if (isMissingChunk(error)) window.location.reload();
    else void navigate(location, { replace: true, state: location.state, preventScrollReset: true });
  };
  useDocumentTitle(t('CRASH.TITLE'));
  const retryOnline = useEffectEvent(retry);
  useEffect(() => {
    if (!isOffline) return;
    // The network may be back before the portal can be reached; a reload would then end at the browser's own page.
    const onOnline = () => void fetch('/health/live').then(retryOnline, () => undefined);
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isOffline]);
  useEffect(() => {
    // Code of an older build is gone from the server: only a new document knows the new names. Once a minute at most, and
    // not without a connection: the browser would replace the portal with its own page.
    if (
      navigator.onLine &&
      isMissingChunk(error) &&
      Date.now() - Number(keptForTab.read('reloadedAt') ?? 0) > 60_000
    ) {
      // Where the browser does not keep the time, it could reload for ever.
      if (keptForTab.keep('reloadedAt', String(Date.now()))) window.location.reload();
    }
  }, [error]);

  const requestId = error instanceof NetworkError ? error.requestId : null;
  return (
    <ErrorPanel
      title={t('CRASH.TITLE')}
      text={isOffline ? t('ERROR.OFFLINE') : t('CRASH.TEXT')}
      links={
        <>
          <TextLink to="/">{t('CRASH.HOME')}</TextLink>
          {requestId === null ? null : <ReportLink message={t('CRASH.TITLE')} request={requestId} />}
        </>
      }
      details={requestId}
      onRetry={retry}
      isRetrying={state !== 'idle'}
    />
  );
}

function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message)
  );
}
