import i18next from 'i18next';
import { useEffect, type ReactElement } from 'react';
import type { Language } from '../i18n/languages.ts';
import { startTranslations, translationsReady } from '../i18n/startTranslations.ts';
import { configureGoTo } from '../ui/links/goTo.ts';
import { OutdatedBanner } from '../shell/OutdatedBanner.tsx';
import { OverlayHosts } from '../ui/dialogs/OverlayHosts.tsx';

export { notifyErrors } from '../shell/notifyErrors.ts';
export { askToContinue } from '../relay/askToContinue.ts';
export { showProblem } from '../relay/showProblem.ts';

let started: Promise<void> | null = null;

/** Prepares the error UI of the pages behind log-in for the pages for visitors: its texts, and how it navigates. */
export function startErrorUi(): Promise<void> {
  if (started === null) {
    startTranslations();
    configureGoTo(
      (path) => location.assign(path),
      // These pages show nothing that could be read again.
      () => undefined,
    );
    started = translationsReady();
  }
  return started;
}

/** Notifications, questions, and the banner about a newer version (SHELL-38). */
export function ErrorUi({ language }: { language: Language }): ReactElement {
  useEffect(() => {
    if (i18next.language !== language) void i18next.changeLanguage(language);
  }, [language]);
  return (
    <>
      <OutdatedBanner />
      <OverlayHosts />
    </>
  );
}
