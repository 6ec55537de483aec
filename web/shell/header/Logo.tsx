import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LogoImage } from '../../ui/pictures/LogoImage.tsx';
import { svgAddress } from '../../ui/pictures/svgAddress.ts';
import { touchTarget } from '../../ui/touchTarget.ts';
import { visuallyHidden } from '../../ui/announce/visuallyHidden.ts';
import fbg from '../flags/fbg.svg?raw';
import fed from '../flags/fed.svg?raw';
import ged from '../flags/ged.svg?raw';
import groupLogo from '../logos/group.svg?raw';
import portalLogo from '../logos/portal.svg?raw';
import { useSession } from '../session/useSession.ts';

const useStyles = makeStyles({
  picture: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minInlineSize: 0,
    '& > img': { flexShrink: 1, minInlineSize: 0, blockSize: 'auto' },
    '@media (max-width: 639.98px)': { gap: tokens.spacingHorizontalS },
  },
  link: {
    ...touchTarget,
    display: 'inline-flex',
    minInlineSize: 0,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  flag: { border: `1px solid ${tokens.colorNeutralStroke2}` },
});

const portalAddress = svgAddress(portalLogo);
const groupAddress = svgAddress(groupLogo);

/** Branches with a flag, and with the group's logo instead of the portal's unless a brand is set (SHELL-15, SHELL-16, GAP-09). */
const flags = new Map([
  ['fed', svgAddress(fed)],
  ['fbg', svgAddress(fbg)],
  ['ged', svgAddress(ged)],
]);

/** The branch's logo, a link to `/`, and its flag if it has one (SHELL-14 to SHELL-16). */
export function Logo(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { branch } = useSession();
  return (
    <Link to="/" className={styles.link}>
      <span style={visuallyHidden}>{t('HEADER.HOME')}</span>
      <span className={styles.picture} aria-hidden>
        <LogoPicture branch={branch ?? null} />
      </span>
    </Link>
  );
}

/** The logo and flag of a branch, without a link. */
export function LogoPicture({ branch }: { branch: string | null }): ReactElement {
  const styles = useStyles();
  const flag = branch === null ? undefined : flags.get(branch);
  return (
    <>
      <LogoImage product={flag ? groupAddress : portalAddress} alt="" />
      {flag ? (
        <img className={styles.flag} src={flag} alt={branch?.toUpperCase()} width={24} height={16} />
      ) : null}
    </>
  );
}
