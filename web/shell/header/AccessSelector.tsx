import { makeStyles, Select } from '@fluentui/react-components';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { dash } from '../../ui/dash.ts';
import { loadOnIntent } from '../../ui/loadOnIntent.ts';
import { useSession } from '../session/useSession.ts';

// The code that sends mutations is not in the entry.
const loadSwitch = () => import('./SwitchAccess.tsx');
const SwitchAccess = lazy(async () => ({ default: (await loadSwitch()).SwitchAccess }));
const intent = loadOnIntent(loadSwitch);

const useStyles = makeStyles({
  // On narrow desktops the search needs the room more.
  select: { '@media (min-width: 640px)': { maxInlineSize: 'clamp(84px, 100vw - 760px, 220px)' } },
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
      <Select
        {...intent}
        size="small"
        className={styles.select}
        aria-label={t('HEADER.ACCESS')}
        value={chosen ?? selectedAccess?.id ?? ''}
        disabled={chosen !== null}
        onChange={(_, { value }) => setChosen(value)}
      >
        {accesses.map(({ id, businessName }) => (
          <option key={id} value={id}>
            {businessName ?? dash}
          </option>
        ))}
      </Select>
      {chosen === null ? null : (
        <Suspense>
          <SwitchAccess access={chosen} onRefused={() => setChosen(null)} />
        </Suspense>
      )}
    </>
  );
}
