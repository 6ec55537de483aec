import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../session/useSession.ts';

const useStyles = makeStyles({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  flag: { border: `1px solid ${tokens.colorNeutralStroke2}` },
});

/** Branches with a flag, and with the group's logo instead of the portal's (SHELL-15, SHELL-16, GAP-09). */
export const flaggedBranches: readonly string[] = ['fed', 'fbg', 'ged'];

/** The branch's logo, a link to `/`, and its flag if it has one (SHELL-14 to SHELL-16). */
export function Logo(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { branch } = useSession();
  const isFlagged = branch != null && flaggedBranches.includes(branch);
  return (
    <Link to="/" className={styles.link} aria-label={t('HEADER.HOME')}>
      <img src={isFlagged ? '/logos/group.svg' : '/logos/portal.svg'} alt="" width={104} height={28} />
      {isFlagged ? (
        <img
          className={styles.flag}
          src={`/flags/${branch}.svg`}
          alt={branch.toUpperCase()}
          width={24}
          height={16}
        />
      ) : null}
    </Link>
  );
}
