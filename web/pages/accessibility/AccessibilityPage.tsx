import { makeStyles, typographyStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../ui/values/formatDate.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { reportUrl } from '../../ui/report/reportUrl.ts';
import { TextLink } from '../../ui/links/TextLink.tsx';

const useStyles = makeStyles({
  text: { maxInlineSize: '72ch', ...typographyStyles.body1 },
  heading: typographyStyles.subtitle2,
});

/** The day on which the statement was checked last. */
const checkedOn = '2026-11-27';

/** Known barriers for people who do not see the portal or use no pointer, and how to report another one. */
export function AccessibilityPage(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('ACCESSIBILITY.TITLE')} />
      <div className={styles.text}>
        <p>{t('ACCESSIBILITY.STATUS')}</p>
        <h2 className={styles.heading}>{t('ACCESSIBILITY.LIMITS')}</h2>
        <ul>
          <li>{t('ACCESSIBILITY.LIMIT.PDF')}</li>
          <li>{t('ACCESSIBILITY.LIMIT.ROWS')}</li>
          <li>{t('ACCESSIBILITY.LIMIT.TESTS')}</li>
        </ul>
        <h2 className={styles.heading}>{t('ACCESSIBILITY.BARRIERS')}</h2>
        <p>{t('ACCESSIBILITY.BARRIERS.TEXT')}</p>
        <p>
          <TextLink to={reportUrl({ path: '/accessibility' })}>{t('ACCESSIBILITY.REPORT')}</TextLink>
        </p>
        <p>{t('ACCESSIBILITY.CHECKED', { day: formatDate(checkedOn) })}</p>
      </div>
    </>
  );
}
