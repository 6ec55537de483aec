import { Caption1, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { orderDeskUrl } from '../../parts/cart/cart.urls.ts';
import { catalogUrl } from '../../parts/catalog/catalog.urls.ts';
import { profileTabs } from '../../parts/profile/profileTabs.ts';
import { mayOpen, type RouteAccess } from '../../shell/guard.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { touchLine } from '../../ui/touchTarget.ts';
import { TodaySection } from './TodaySection.tsx';

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXXL },
  step: { paddingBlock: tokens.spacingVerticalXS },
  link: touchLine,
  text: { color: tokens.colorNeutralForeground2 },
});

/** First steps for a customer who has not ordered yet (DAY-121). */
export function FirstSteps(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const session = useSession();
  const steps: readonly { to: string; access: RouteAccess; label: string; text: string }[] = [
    {
      to: catalogUrl(),
      access: { requires: 'article_list' },
      label: t('NAVIGATION.CATALOG'),
      text: t('TODAY.FIRST_STEPS.CATALOG'),
    },
    {
      to: orderDeskUrl,
      access: { requires: 'order_management' },
      label: t('DESK.TAB'),
      text: t('TODAY.FIRST_STEPS.DESK'),
    },
    {
      to: profileTabs.shippingAddresses.path,
      access: profileTabs.shippingAddresses.access,
      label: t(profileTabs.shippingAddresses.label),
      text: t('TODAY.FIRST_STEPS.ADDRESSES'),
    },
  ];
  return (
    <TodaySection title={t('TODAY.FIRST_STEPS')}>
      <ol className={styles.list}>
        {steps
          .filter(({ access }) => mayOpen(session, access))
          .map(({ to, label, text }) => (
            <li key={to} className={styles.step}>
              <TextLink to={to} className={styles.link}>
                {label}
              </TextLink>
              <Caption1 block className={styles.text}>
                {text}
              </Caption1>
            </li>
          ))}
      </ol>
    </TodaySection>
  );
}
