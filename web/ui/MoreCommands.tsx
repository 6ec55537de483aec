import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './pictures/Icon.tsx';

const phone = '@media (max-width: 639.98px)';

const useStyles = makeStyles({
  all: { display: 'contents' },
  opener: { display: 'none', [phone]: { display: 'inline-flex' } },
  // Quiet next to the others.
  list: {
    display: 'contents',
    '--colorNeutralStroke1': tokens.colorTransparentStroke,
    '& > :is(a, button)': { paddingInline: tokens.spacingHorizontalSNudge },
  },
  closed: { [phone]: { display: 'none' } },
  // As wide as the page, wherever its button stands.
  open: {
    [phone]: {
      display: 'flex',
      flexDirection: 'column',
      position: 'absolute',
      insetBlockStart: '100%',
      insetInline: 0,
      zIndex: 6,
      marginBlockStart: tokens.spacingVerticalXS,
      backgroundColor: tokens.colorNeutralBackground1,
      boxShadow: tokens.shadow16,
      '& > :is(a, button)': { justifyContent: 'flex-start' },
      '@media (forced-colors: active)': { outline: `${tokens.strokeWidthThin} solid CanvasText` },
    },
  },
});

/** Overlays that a command opens; they are rendered outside of the list. */
const ownOverlay = '[role="menu"], [role$="dialog"]';
/** A press on one of these closes the list. A command that opens a menu keeps it open until an entry of the menu is chosen. */
const command = ':is(a, button, [role="menuitem"]):not([aria-haspopup])';

/**
 * Commands of a page's head that most people do not come for: in a line with the others, and on a phone behind a button. They
 * stay mounted, because a command may ask something.
 */
export function MoreCommands({ children }: { children: ReactNode }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const all = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const closeAfter = (event: Event) => {
      const { target, type } = event;
      if (!(target instanceof Element)) return;
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      const isDone =
        type === 'click'
          ? target.closest(command) && !opener.current?.contains(target)
          : !all.current?.contains(target) && !target.closest(ownOverlay);
      if (isEscape || isDone) setIsOpen(false);
      if (isEscape) opener.current?.focus();
    };
    const listening = new AbortController();
    for (const type of ['pointerdown', 'focusin', 'click', 'keydown'])
      document.addEventListener(type, closeAfter, listening);
    return () => listening.abort();
  }, [isOpen]);
  return (
    <div ref={all} className={styles.all} data-more>
      <Button
        ref={opener}
        className={styles.opener}
        icon={<Icon name="more-horizontal" />}
        title={t('MORE_COMMANDS')}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      <div className={mergeClasses(styles.list, isOpen ? styles.open : styles.closed)}>{children}</div>
    </div>
  );
}
