import { Button, makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { Megaphone20Regular } from '@fluentui/react-icons/svg/megaphone';
import { useEffect, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useAnnounceWhenIdle } from '../../ui/announce/useAnnounceWhenIdle.ts';
import { visuallyHidden } from '../../ui/announce/visuallyHidden.ts';
import { noticesId } from '../../shell/noticesId.ts';

const useStyles = makeStyles({
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minBlockSize: '40px',
    paddingInline: '24px 12px',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
    '@media (max-width: 639.98px)': { paddingInline: '16px 4px' },
  },
  icon: { flexShrink: 0 },
  // There is room for what it says; the sign says what it is.
  title: { '@media (max-width: 639.98px)': visuallyHidden },
  text: {
    position: 'relative',
    flex: '1 1 0',
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  button: { flexShrink: 0 },
  open: {
    '@media (max-width: 639.98px)': {
      ...shorthands.borderColor('transparent'),
      backgroundColor: 'transparent',
    },
  },
});

/** An announcement that the user has not seen. */
export type UnreadAnnouncement = { readonly id: string; readonly dbId: string; readonly text: string | null };

type Props = {
  unread: readonly UnreadAnnouncement[];
  onOpen: (announcement: UnreadAnnouncement) => void;
  onClose: (announcement: UnreadAnnouncement) => void;
};

/**
 * The first unread announcement in one line between the header and the page, where it covers nothing; the next follows when
 * it is opened or closed (ANN-07).
 */
export function AnnouncementsLine({ unread, onOpen, onClose }: Props): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const [place, setPlace] = useState<Element | null>(null);
  // oxlint-disable-next-line react/set-state-in-effect -- the frame around the page is there once this is mounted
  useEffect(() => setPlace(document.getElementById(noticesId)), []);
  const [first] = unread;
  const title = [t('ANNOUNCEMENTS.NEW'), ...(unread.length > 1 ? [`(1/${String(unread.length)})`] : [])].join(
    ' ',
  );
  const said = first ? `${title}: ${first.text ?? ''}` : null;
  // Not by a region of the page: while a dialog is open, that is hidden.
  useAnnounceWhenIdle(said);
  if (!first || !place) return null;
  return createPortal(
    <section className={styles.line} aria-label={t('ANNOUNCEMENTS.NEW')}>
      <Megaphone20Regular className={styles.icon} aria-hidden />
      <span className={styles.text} title={first.text ?? undefined}>
        <strong className={styles.title}>{title}</strong> {first.text}
      </span>
      <Button size="small" className={mergeClasses(styles.button, styles.open)} onClick={() => onOpen(first)}>
        {t('ANNOUNCEMENTS.SHOW_MORE')}
      </Button>
      <Button
        size="small"
        appearance="transparent"
        className={styles.button}
        icon={<Dismiss16Regular />}
        aria-label={t('CLOSE')}
        onClick={() => {
          onClose(first);
          // The focus would be lost with the last one.
          if (unread.length === 1) document.getElementById('main')?.focus({ preventScroll: true });
        }}
      />
    </section>,
    place,
  );
}
