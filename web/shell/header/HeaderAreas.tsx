import { makeStyles, tokens } from '@fluentui/react-components';
import { use, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { visuallyHidden } from '../../ui/announce/visuallyHidden.ts';
import { mayOpen } from '../guard.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { AttentionBadge } from '../navigation/AttentionBadge.tsx';
import { NavigationContext } from '../navigation/NavigationContext.ts';
import { useIsInHeader } from '../navigation/useIsInHeader.ts';
import { useAttentions } from '../session/useAttentions.ts';
import { useSession } from '../session/useSession.ts';

const useStyles = makeStyles({
  link: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: '32px',
    blockSize: '32px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '@media (pointer: coarse)': { inlineSize: '44px', blockSize: '44px' },
  },
  icon: { display: 'inline-flex', padding: '6px', '@media (pointer: coarse)': { padding: '12px' } },
  label: visuallyHidden,
  badge: {
    position: 'absolute',
    insetBlockStart: '-4px',
    insetInlineEnd: '-4px',
    '@media (pointer: coarse)': { insetBlockStart: '2px', insetInlineEnd: '2px' },
  },
});

/** The areas that the header of this window has as icons, with their counters (ISS-01). */
export function HeaderAreas(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const session = useSession();
  const attentions = useAttentions();
  const isInHeader = useIsInHeader();
  const items = use(NavigationContext).filter((item) => isInHeader(item) && mayOpen(session, item.access));
  return (
    <>
      {items.map(({ key, to, label, icon }) => {
        const attention = attentions.get(key);
        return (
          <Link key={key} to={to} className={styles.link}>
            {/* The tooltip is the icon's: as the link's it would be read besides its name. */}
            <span aria-hidden="true" title={t(label)} className={styles.icon}>
              <Icon name={icon} />
            </span>
            <span className={styles.label}>{t(label)}</span>
            {attention ? (
              <span className={styles.badge}>
                <AttentionBadge {...attention} />
              </span>
            ) : null}
          </Link>
        );
      })}
    </>
  );
}
