import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { useMayOpenPath } from '../RoutesContext.ts';

/** The links of the profile that are used most. */
const addressesUrl = '/my-profile/shipping-address';

/** Links to the profile and to the addresses in it (SHELL-24, DAY-62). */
export function ProfileLinks({ onClick }: { onClick?: () => void }): ReactElement {
  const { t } = useTranslation();
  const mayOpen = useMayOpenPath();
  return (
    <>
      <TextLink to="/my-profile" onClick={onClick}>
        {t('NAVIGATION.PROFILE')}
      </TextLink>
      {mayOpen(addressesUrl) ? (
        <TextLink to={addressesUrl} onClick={onClick}>
          {t('PROFILE.TAB.SHIPPING')}
        </TextLink>
      ) : null}
    </>
  );
}
