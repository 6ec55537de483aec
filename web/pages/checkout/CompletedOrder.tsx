import { Link as FluentLink, makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { Open16Regular } from '@fluentui/react-icons/svg/open';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { orderUrl } from '../../parts/orders/orders.urls.ts';

const useStyles = makeStyles({
  header: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
    minBlockSize: '44px',
    paddingInline: tokens.spacingHorizontalM,
  },
  icon: { flexShrink: 0, color: tokens.colorStatusSuccessForeground1 },
  title: { margin: 0, fontSize: 'inherit' },
  link: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
});

type Props = { dbId: string; headingLevel: 'h2' | 'h3'; children: ReactNode };

/** A panel whose order is completed: a header with a link to the order in a new tab (CHK-33). */
export function CompletedOrder({ dbId, headingLevel: Heading, children }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const link = useRef<HTMLAnchorElement>(null);
  // The button that had the focus is gone with the panel.
  useEffect(() => {
    if (document.activeElement === document.body) link.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.header}>
      <CheckmarkCircle20Filled className={styles.icon} aria-hidden />
      <Heading className={styles.title}>{children}</Heading>
      <span role="status">{t('CHECKOUT.COMPLETED')}</span>
      <FluentLink
        ref={link}
        href={orderUrl(dbId)}
        target="_blank"
        rel="noopener"
        className={styles.link}
        aria-label={t('CHECKOUT.OPEN_ORDER_NEW_TAB', { number: dbId })}
      >
        {t('CHECKOUT.OPEN_ORDER', { number: dbId })}
        <Open16Regular aria-hidden />
      </FluentLink>
    </div>
  );
}
