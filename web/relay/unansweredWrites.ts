import { t } from 'i18next';
import type { IEnvironment } from 'relay-runtime';
import { isRecord } from '../../contract/isRecord.ts';
import { kept, keptForTab, readKept } from '../i18n/kept.ts';
import { confirm } from '../ui/dialogs/confirm.ts';
import { shownAccount } from './shownAccount.ts';
import { newKey } from './WriteIntents.ts';

/** A write that was sent, while no answer to it came. */
type Unanswered = {
  /** As text; null in what all tabs know: a browser keeps that longer than an account's page is open. */
  input: string | null;
  key: string;
  at: number;
  /** Whether all tabs know it: then it is answered when they no longer do. */
  isShared: boolean;
};

/** Milliseconds after which the same input is another write. The gateway knows a key for longer. */
const lasts = 3_600_000;

/** Each account that the pages of a tab show has its own. */
const nameOf = (environment: IEnvironment, name: string): string =>
  `unanswered:${shownAccount.of(environment)}:${name}`;

function read(stored: unknown): Unanswered | null {
  if (!isRecord(stored)) return null;
  const { input, key, at, isShared } = stored;
  const isWhole =
    (typeof input === 'string' || input === null) && typeof key === 'string' && typeof at === 'number';
  return isWhole && Date.now() - at < lasts ? { input, key, at, isShared: isShared === true } : null;
}

function readUnanswered(environment: IEnvironment, name: string): Unanswered | null {
  const own = readKept(nameOf(environment, name), read, keptForTab);
  const shared = readKept(nameOf(environment, name), read);
  return own && (!own.isShared || own.key === shared?.key) ? own : shared;
}

/** Whether a write of this name was sent from any tab and not answered: it may have been done. */
export const isUnanswered = (environment: IEnvironment, name: string): boolean =>
  readUnanswered(environment, name) !== null;

/**
 * The key to send an input with. The same input as the last time, to which no answer came, has the same key, also after a
 * reload of the tab, so that it is done once. Where another input has no answer, the user is asked first: both may be done.
 *
 * @param name of the form or the list
 * @param draftKey of a draft; it changes with what was typed
 * @returns the key, and whether an earlier attempt with this input may have been done; null when the user does not want it
 */
export async function beginUnanswered(
  environment: IEnvironment,
  name: string,
  { input, draftKey }: { input: object; draftKey: string | undefined },
): Promise<{ key: string; isAgain: boolean } | null> {
  const content = JSON.stringify(input);
  const last = readUnanswered(environment, name);
  const isOther = last !== null && (last.input === null ? last.key !== draftKey : last.input !== content);
  if (isOther && !(await askForBoth())) return null;
  const key = draftKey ?? (last && !isOther ? last.key : newKey());
  const sent: Unanswered = { input: content, key, at: Date.now(), isShared: false };
  keptForTab.keep(nameOf(environment, name), JSON.stringify(sent), { isQuiet: true });
  return { key, isAgain: last !== null && !isOther };
}

/** No answer came: other tabs, and one that is opened after this was closed, know it too. */
export function shareUnanswered(environment: IEnvironment, name: string): void {
  const key = nameOf(environment, name);
  const own = readKept(key, read, keptForTab);
  if (!own) return;
  const shared: Unanswered = { ...own, input: null, isShared: true };
  if (kept.keep(key, JSON.stringify(shared), { isQuiet: true }))
    keptForTab.keep(key, JSON.stringify({ ...own, isShared: true }), { isQuiet: true });
}

/** An answer came. */
export function endUnanswered(environment: IEnvironment, name: string): void {
  keptForTab.forget(nameOf(environment, name));
  kept.forget(nameOf(environment, name));
}

const askForBoth = (): Promise<boolean> =>
  confirm({
    title: t('OUTCOME_UNKNOWN.TITLE'),
    message: t('OUTCOME_UNKNOWN.ANOTHER'),
    confirmLabel: t('OUTCOME_UNKNOWN.SEND'),
  });
