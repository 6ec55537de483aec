import {
  Button,
  Caption1,
  Link,
  makeStyles,
  mergeClasses,
  Spinner,
  Toast,
  ToastBody,
  ToastFooter,
  ToastTitle,
  ToastTrigger,
  tokens,
} from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import type { MouseEvent, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Details } from './Details.tsx';
import { goTo } from '../links/goTo.ts';
import type { Posted } from './notify.ts';
import { isPassing } from './replacedBy.ts';

const useStyles = makeStyles({
  // Fluent's own motions come before and after a toast's time, about 0.7 s each: its time would be as much longer
  // (CART-36). This one is part of it.
  toast: {
    '@media (prefers-reduced-motion: no-preference)': {
      animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
      animationDuration: tokens.durationNormal,
    },
  },
  // Several lines, such as all errors of a file, stay lines.
  body: { whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxBlockSize: '40vh', overflowY: 'auto' },
  // Close to the words, so that a toast covers little.
  footer: { paddingBlockStart: tokens.spacingVerticalXS },
  // With many orders they stay within the toast.
  links: { flexWrap: 'wrap', maxBlockSize: '40vh', overflowY: 'auto' },
  // Only who uses the keyboard needs it. It stands above the buttons: it goes when the pointer is pressed, and a button
  // that moved then would not be clicked.
  key: {
    display: 'none',
    color: tokens.colorNeutralForeground2,
    // Not `:root:has(:focus-visible)`, which would be matched again for each row that a table brings in.
    ':global([data-keyboard-nav])': {
      display: 'block',
      '@media (pointer: coarse)': { display: 'none' },
    },
  },
});

/** A notification as a toast. `leave` gives the focus back to where it was before, when its Close or its step is pressed. */
export function NotificationToast({
  notification,
  titleId,
  leave,
}: {
  notification: Posted;
  titleId: string;
  leave: () => void;
}): ReactElement {
  const { t } = useTranslation();
  const styles = useStyles();
  const { isLoading, title, body, details, links = [], action } = notification;
  return (
    <Toast className={styles.toast} {...(isPassing(notification) ? { 'data-passing': true } : {})}>
      <ToastTitle
        {...(isLoading ? { media: <Spinner size="extra-tiny" /> } : {})}
        action={
          <ToastTrigger>
            <Button
              appearance="transparent"
              size="small"
              icon={<Dismiss16Regular />}
              aria-label={t('CLOSE')}
              onClick={leave}
            />
          </ToastTrigger>
        }
      >
        <span id={titleId}>{title}</span>
      </ToastTitle>
      {body || details || action ? (
        // One body: Fluent gives each the same id, so that only the first would describe the toast.
        <ToastBody className={body || details ? styles.body : styles.key}>
          {body}
          {body && (details || action) ? ' ' : null}
          {details ? <Details text={details} /> : null}
          {action ? (
            <Caption1 block className={styles.key}>
              {t('NOTIFICATION.KEY')}
            </Caption1>
          ) : null}
        </ToastBody>
      ) : null}
      {links.length > 0 ? (
        <ToastFooter className={mergeClasses(styles.footer, styles.links)}>
          {links.map(({ label, to }) => (
            <Link
              key={label}
              href={to}
              aria-describedby={titleId}
              onClick={(event) => openInClient(event, to)}
            >
              {label}
            </Link>
          ))}
        </ToastFooter>
      ) : null}
      {action ? (
        <ToastFooter className={styles.footer}>
          <ToastTrigger>
            <Button
              size="small"
              aria-describedby={titleId}
              onClick={() => {
                leave();
                action.run();
              }}
            >
              {action.label}
            </Button>
          </ToastTrigger>
        </ToastFooter>
      ) : null}
    </Toast>
  );
}

/** Without a modifier key the client goes there itself. */
function openInClient(event: MouseEvent, to: string): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  goTo(to);
}
