import { makeStyles, MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../ui/values/DateTime.tsx';

const useStyles = makeStyles({ title: { display: 'block' } });

/** The day of the announcement next to the notice (CART-44). */
const announced = '2022-07-01';

/** How goods in transit are ordered and how far their dates reach, with the announcement of it (CART-43, CART-44, GAP-55). */
export function InTransitNotice(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <MessageBar intent="info" layout="multiline" politeness="polite" aria-label={t('CART.IN_TRANSIT.TITLE')}>
      <MessageBarBody>
        <MessageBarTitle className={styles.title}>{t('CART.IN_TRANSIT.TITLE')}</MessageBarTitle>
        {t('CART.IN_TRANSIT.TEXT')}
        <div>
          <DateTime value={announced} />: {t('CART.IN_TRANSIT.ANNOUNCEMENT')}
        </div>
      </MessageBarBody>
    </MessageBar>
  );
}
