import { makeStyles } from '@fluentui/react-components';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { dash } from '../../ui/dash.ts';
import { loadOnIntent } from '../../ui/loadOnIntent.ts';
import { useSession } from '../session/useSession.ts';
import { HeaderSelect } from './HeaderSelect.tsx';

// The code that sends mutations is not in the entry.
const loadSwitch = () => import('./SwitchAccess.tsx');
const SwitchAccess = lazy(async () => ({ default: (await loadSwitch()).SwitchAccess }));
const intent = loadOnIntent(loadSwitch);

const useStyles = makeStyles({
  // On narrow desktops the search needs the room more.
  select: { '@media (min-width: 640px)': { maxInlineSize: 'clamp(84px, 100vw - 785px, 220px)' } },
});

/** Picks the business account to act for, for users with more than one, and reloads the page (SHELL-22, AUTH-58). */
export function AccessSelector(): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const { accesses, selectedAccess } = useSession();
  const [chosen, setChosen] = useState<string | null>(null);
  if (accesses.length < 2) return null;
  return (
    <>
      <HeaderSelect
        {...intent}
        subject="account"
        className={styles.select}
        label={t('HEADER.ACCESS')}
        value={chosen ?? selectedAccess?.id ?? ''}
        options={accesses.map(({ id, businessName }) => ({ value: id, name: businessName ?? dash }))}
        disabled={chosen !== null}
        onChoose={setChosen}
        hint={t('HEADER.PRESS_ENTER')}
        effect={(account) => t('HEADER.ACCESS.NOW', { account })}
      />
      {chosen === null ? null : (
        <Suspense>
          <SwitchAccess access={chosen} onRefused={() => setChosen(null)} />
        </Suspense>
      )}
    </>
  );
}
