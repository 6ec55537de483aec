import { makeStyles } from '@fluentui/react-components';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { toSentences } from '../../ui/announce/announce.ts';
import { dash } from '../../ui/values/dash.ts';
import { loadOnIntent } from '../../ui/loading/loadOnIntent.ts';
import { hasDrafts } from '../session/draftNames.ts';
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
  const session = useSession();
  const { accesses, selectedAccess } = session;
  const [chosen, setChosen] = useState<string | null>(null);
  if (accesses.length < 2) return null;
  /** Says which of some accounts have texts that are not sent: nothing of what was typed is lost by the switch. */
  const keptIn = (some: typeof accesses) => {
    const names = some
      .filter(({ id }) => hasDrafts({ ...session, selectedAccess: { id } }))
      .map(({ businessName }) => businessName ?? dash);
    return names.length === 0 ? null : t('HEADER.ACCESS.KEPT', { account: names.join(', ') });
  };
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
        hint={() =>
          toSentences([
            t('HEADER.PRESS_ENTER'),
            keptIn(accesses.filter(({ id }) => id === selectedAccess?.id)),
          ])
        }
        effect={(account) =>
          toSentences([
            t('HEADER.ACCESS.NOW', { account }),
            keptIn(accesses.filter(({ id }) => id !== selectedAccess?.id)),
          ])
        }
      />
      {chosen === null ? null : (
        <Suspense>
          <SwitchAccess access={chosen} onRefused={() => setChosen(null)} />
        </Suspense>
      )}
    </>
  );
}
