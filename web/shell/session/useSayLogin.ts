import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../ui/announce/announce.ts';
import { dash } from '../../ui/values/dash.ts';
import { freshLogin } from './freshLogin.ts';
import { useOwnName } from './useOwnName.ts';
import { useSession } from './useSession.ts';

/** Says as whom, and for which account, this tab has just logged in or switched the user: that ended with another document. */
export function useSayLogin(): void {
  const { t } = useTranslation();
  const { name, business } = useOwnName();
  const { originalUser } = useSession();
  const say = useEffectEvent(() => {
    if (!freshLogin.take() || name === null) return;
    announce(
      originalUser == null
        ? t('HEADER.LOGGED_IN', { name: business === null ? name : `${name}, ${business}` })
        : t('SWITCH_USER.BAR', { user: name, business: business ?? dash }),
    );
  });
  useEffect(() => say(), []);
}
