import { Body1, makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';

const useStyles = makeStyles({
  empty: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: tokens.spacingVerticalS,
    paddingBlock: tokens.spacingVerticalXXXL,
    textAlign: 'center',
    color: tokens.colorNeutralForeground2,
  },
  icon: { fontSize: '32px', lineHeight: 1, color: tokens.colorNeutralForeground3 },
});

type Props = {
  /** The missing content. */
  title: string;
  text?: string;
  icon?: ReactNode;
  /** The next step for the user. */
  action?: ReactNode;
};

/**
 * Shown in place of a list that has no rows.
 *
 * @example
 * <EmptyState title={t('ANNOUNCEMENTS.EMPTY')} text={t('ANNOUNCEMENTS.EMPTY.HINT')} />
 */
export function EmptyState({ title, text, icon, action }: Props): ReactElement {
  const styles = useStyles();
  return (
    <div className={styles.empty}>
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      <Subtitle2 as="p" align="center" style={{ margin: 0 }}>
        {title}
      </Subtitle2>
      {text ? (
        <Body1 as="p" align="center" style={{ margin: 0 }}>
          {text}
        </Body1>
      ) : null}
      {action}
    </div>
  );
}
