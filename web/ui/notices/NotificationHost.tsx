import {
  makeStyles,
  Portal,
  Toaster,
  useId,
  useKeyboardNavAttribute,
  useMergedRefs,
  useToastController,
} from '@fluentui/react-components';
import { MotionBehaviourProvider } from '@fluentui/react-motion';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactElement,
} from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { announce, neverHide, toSentences } from '../announce/announce.ts';
import { coveredEnd } from '../page/coveredEnd.ts';
import { useStore } from '../createStore.ts';
import { forgetNotifications, withdrawn, type Posted } from './notify.ts';
import { NotificationToast } from './NotificationToast.tsx';
import { replacedBy } from './replacedBy.ts';
import { useGiveWay } from './useGiveWay.ts';
import { useMediaQuery } from '../useMediaQuery.ts';

const narrow = '(max-width: 639.98px)';

/** Success messages shown at a time: more would cover the controls that are pressed next. */
const most = 1;

/**
 * Messages of success before the latest ones. Those that offer a step are only hidden: their time runs on, and they show
 * again when a later one is answered or closed. Fluent puts the latest last in a toaster at the bottom, and first in one at
 * the top.
 */
const olderThan = (latest: number) => {
  const older = `(n + ${String(latest + 1)} of :has([data-passing]))`;
  const toaster = '& [data-toaster-position';
  return `${toaster}^="bottom"] .fui-ToastContainer:nth-last-child${older}, ${toaster}="top"] .fui-ToastContainer:nth-child${older}`;
};
const hidden = { position: 'absolute', visibility: 'hidden' } as const;

const useStyles = makeStyles({
  // An inline toaster is placed within this landmark. A class on the toaster itself would be on each toast too.
  landmark: {
    position: 'fixed',
    insetInline: 0,
    insetBlockStart: 0,
    insetBlockEnd: 0,
    pointerEvents: 'none',
    [olderThan(most)]: hidden,
    // Below the header of a phone: its end is where buttons stay in view.
    [`@media ${narrow}`]: { insetBlockStart: '48px' },
    // Wide rather than high, so that they cover little.
    '& [data-toaster-position]': { inlineSize: 'min(400px, 100vw - 16px)', maxInlineSize: 'none' },
  },
});

/** Milliseconds that a toast stays; with something to do on it as long as WCAG 2.2.1 asks. */
const shortest = 8_000;
const shortestError = 12_000;
const shortestToDo = 20_000;

const timeOf = ({ timeout, action, intent }: Posted): number => {
  if (timeout === null) return -1;
  if (timeout !== undefined) return timeout;
  if (action) return shortestToDo;
  return intent === 'error' ? shortestError : shortest;
};

const toastSelector = '.fui-ToastContainer';
const toastId = (key: number): string => `notification-${key}`;
const titleId = (key: number): string => `${toastId(key)}-title`;

/** Pixels between the toasts and the window's middle and edge. */
const offset = { horizontal: 0, vertical: 12 };

/** The key that leads to the latest toast; it has its line in the list of shortcuts. */
const shortcuts = { focus: ({ key }: KeyboardEvent) => key === 'F8' };

const sayNothing = () => {};

/** The announcement of a notification: its text, and the key that leads to the step it offers. */
const textOf = ({ title, body, action, links = [] }: Posted, t: TFunction): string => {
  const step = action?.label ?? links[0]?.label;
  return toSentences([title, body, step && t('NOTIFICATION.STEP', { step })]);
};

/**
 * Renders notifications as toasts: they stay while the pointer or the focus is on them or the window is left. F8 leads to
 * the latest, to the step that it offers if there is one; Escape, Tab past its end, its answer and its Close lead back to
 * where the focus was before.
 */
export function NotificationHost({ posted }: { posted: readonly Posted[] }): ReactElement {
  const toasterId = useId('notifications');
  const { dispatchToast, dismissToast } = useToastController(toasterId);
  const isNarrow = useMediaQuery(narrow);
  const end = useStore(coveredEnd);
  const covered = isNarrow ? 0 : end;
  const shown = useRef<readonly Posted[]>([]);
  const { t } = useTranslation();
  const styles = useStyles();
  const { leave, isByKey } = useFocusBefore();
  const [part, setPart] = useState<Element | null>(null);
  const landmark = useMergedRefs(useKeyboardNavAttribute<HTMLElement>(), neverHide, setPart);
  const moved = useGiveWay(part, toastSelector, isNarrow);

  useEffect(() => {
    if (posted.length === 0) return;
    for (const one of posted) {
      const { key, intent, onClose } = one;
      if (one.isSaid !== false) announce(textOf(one, t));
      const replaced = replacedBy(one, shown.current, most);
      for (const { key: old } of replaced) dismissToast(toastId(old));
      shown.current = [...shown.current.filter((other) => !replaced.includes(other)), one];
      dispatchToast(<NotificationToast notification={one} titleId={titleId(key)} leave={() => leave()} />, {
        toastId: toastId(key),
        intent,
        onStatusChange: (_, { status }) => {
          if (status === 'dismissed') onClose?.();
          if (status !== 'unmounted') return;
          shown.current = shown.current.filter((other) => other !== one);
        },
        timeout: timeOf(one),
      });
    }
    forgetNotifications(posted.map(({ key }) => key));
  }, [posted, dispatchToast, dismissToast, t, leave]);

  useEffect(
    () =>
      withdrawn.subscribe(() => {
        const old = shown.current.filter(({ about }) => about !== undefined && about === withdrawn.read());
        for (const { key } of old) dismissToast(toastId(key));
      }),
    [dismissToast],
  );

  return (
    // A separate landmark, so that a screen reader finds toasts among the parts of the page.
    <Portal>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for the controls in it */}
      <section
        ref={landmark}
        className={styles.landmark}
        aria-label={t('NOTIFICATIONS')}
        onFocus={({ target }) => {
          if (isByKey() && target.matches(toastSelector))
            target.querySelector<HTMLElement>('.fui-ToastFooter :is(a, button)')?.focus();
        }}
        onKeyDownCapture={(event) => {
          if (!leadsOut(event)) return;
          event.preventDefault();
          event.stopPropagation();
          leave(event.key !== 'Tab' ? undefined : event.shiftKey ? 'backwards' : 'onwards');
        }}
      >
        <MotionBehaviourProvider value="skip">
          <Toaster
            inline
            toasterId={toasterId}
            position={isNarrow ? 'top' : 'bottom'}
            offset={{ ...offset, vertical: offset.vertical + covered + moved }}
            pauseOnHover
            pauseOnWindowBlur
            // Hidden ones count.
            limit={50}
            shortcuts={shortcuts}
            // What it would say has the texts of buttons and title in one word.
            announce={sayNothing}
          />
        </MotionBehaviourProvider>
      </section>
    </Portal>
  );
}

/**
 * Whether a key leads out of a toast: Escape, and Tab past either end. Fluent's Escape would close all of them, with the steps
 * that they offer, and its Tab goes round in one.
 */
function leadsOut({ key, shiftKey, target }: ReactKeyboardEvent): boolean {
  const toast = target instanceof Element && target.closest(toastSelector);
  if (!toast || (key !== 'Escape' && key !== 'Tab')) return false;
  const controls = [...toast.querySelectorAll('a[href], button, summary')];
  const ends = shiftKey ? [toast, controls[0]] : [controls.at(-1)];
  return key === 'Escape' || ends.includes(target);
}

/** The last stop of the keyboard on the page itself. */
const lastStop = (): HTMLElement | undefined =>
  [
    ...document.querySelectorAll<HTMLElement>(
      '#root :is(a[href], button, input, select, textarea, summary, [tabindex="0"])',
    ),
  ].findLast(
    (one) =>
      one.tabIndex >= 0 &&
      !one.matches(':disabled') &&
      !one.closest('[aria-hidden="true"]') &&
      one.checkVisibility(),
  );

/**
 * `leave` focuses what had the focus last outside the toasts; the page's heading where that has gone. Who came by Tab or
 * Shift+Tab, past an end of the page, goes on to its other end: the way back would lead to the toasts again. `isByKey` tells
 * whether F8 has led there.
 */
function useFocusBefore(): { leave: (towards?: 'onwards' | 'backwards') => void; isByKey: () => boolean } {
  const before = useRef(document.activeElement);
  const isByKey = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest('.fui-Toast, .fui-Toaster')) return;
      // Fluent's guard before the toasts, which leads to them.
      if (target.matches('[data-tabster-dummy]')) return;
      before.current = target;
      isByKey.current = false;
    };
    const noteKey = (event: KeyboardEvent) => {
      isByKey.current ||= shortcuts.focus(event);
    };
    document.addEventListener('focusin', note);
    document.addEventListener('keydown', noteKey, true);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('keydown', noteKey, true);
    };
  }, []);
  const leave = useCallback((towards?: 'onwards' | 'backwards') => {
    const { current } = before;
    const isThere = current?.isConnected && current !== document.body;
    const ends = { onwards: () => document.querySelector('a[href="#main"]'), backwards: lastStop };
    const end = towards && !isByKey.current ? ends[towards]() : null;
    const heir = end ?? (isThere ? current : document.querySelector('h1'));
    if (heir instanceof HTMLElement) heir.focus({ preventScroll: true });
  }, []);
  return { leave, isByKey: () => isByKey.current };
}
