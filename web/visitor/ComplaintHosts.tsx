import i18next from 'i18next';
import { useEffect, type ReactElement } from 'react';
import type { Language } from '../i18n/languages.ts';
import { startTranslations, translationsReady } from '../i18n/startTranslations.ts';
import { configureGoTo } from '../ui/goTo.ts';
import { OutdatedBanner } from '../shell/OutdatedBanner.tsx';
import { OverlayHosts } from '../ui/OverlayHosts.tsx';

export { notifyErrors } from '../shell/notifyErrors.ts';
export { askToContinue } from '../relay/askToContinue.ts';
export { showProblem } from '../relay/showProblem.ts';

let started: Promise<void> | null = null;

/** Gets what shows complaints behind log-in ready for the pages for visitors: its texts, and where it leads. */
export function startComplaints(): Promise<void> {
  if (started === null) {
    startTranslations();
    configureGoTo((path) => location.assign(path));
    started = translationsReady();
  }
  return started;
}

/** Draws notifications, questions, and that there is a newer version (SHELL-38). */
export function ComplaintHosts({ language }: { language: Language }): ReactElement {
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
