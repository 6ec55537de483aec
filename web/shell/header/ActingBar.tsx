import { Button, makeStyles, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { dash } from '../../ui/values/dash.ts';
import { useBarLayout } from '../../ui/notices/useBarLayout.ts';
import { freshLogin } from '../session/freshLogin.ts';
import { useOwnName } from '../session/useOwnName.ts';
import { useResetSwitchUser } from './useResetSwitchUser.ts';
import { Notice } from '../../ui/notices/Notice.tsx';

const useStyles = makeStyles({ bar: { borderRadius: 0, borderInlineStyle: 'none' } });

/** Says on every page whose account is open while acting as somebody else, and leads back in one press (DAY-63). */
export function ActingBar(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const layout = useBarLayout();
  const { name, business } = useOwnName();
  const [reset, isResetting] = useResetSwitchUser();
  const [isLeaving, setIsLeaving] = useState(false);
  const goBack = async () => {
    const { payload } = await reset();
    if (!payload) return;
    setIsLeaving(true);
    freshLogin.note();
    location.assign('/');
  };
  return (
    <Notice className={styles.bar} intent="warning" layout={layout} shape="square">
      <MessageBarBody>
        {t('SWITCH_USER.BAR', { user: name ?? dash, business: business ?? dash })}
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" disabledFocusable={isResetting || isLeaving} onClick={() => void goBack()}>
          {t('SWITCH_USER.BACK')}
        </Button>
      </MessageBarActions>
    </Notice>
  );
}
