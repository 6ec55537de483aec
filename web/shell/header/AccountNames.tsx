import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { dash } from '../../ui/values/dash.ts';
import { useOwnName } from '../session/useOwnName.ts';
import { useSession } from '../session/useSession.ts';

const useStyles = makeStyles({
  names: { display: 'flex', flexDirection: 'column', minInlineSize: 0, overflowWrap: 'anywhere' },
  name: { fontWeight: tokens.fontWeightSemibold },
  detail: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

/** The user, their e-mail address and their business. */
export function AccountNames(): ReactElement {
  const styles = useStyles();
  const { user } = useSession();
  const { name, business } = useOwnName();
  return (
    <div className={styles.names}>
      <span className={styles.name}>{name ?? dash}</span>
      {user?.email && user.email !== name ? <span className={styles.detail}>{user.email}</span> : null}
      <span className={styles.detail}>{business}</span>
    </div>
  );
}
