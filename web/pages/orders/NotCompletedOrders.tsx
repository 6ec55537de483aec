import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PageNote } from '../../ui/page/PageNote.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { checkoutUrl } from '../../parts/cart/cart.urls.ts';

const useStyles = makeStyles({
  // The look of Fluent's message bar, whose code the first page would wait for.
  banner: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    boxSizing: 'border-box',
    minBlockSize: '32px',
    paddingInline: tokens.spacingHorizontalM,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  text: { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // No wider than what is in sight of it.
  link: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '@media (pointer: coarse)': { paddingBlock: '14px', marginBlock: '-14px' },
  },
  phoneText: { minInlineSize: 0, whiteSpace: 'nowrap' },
  action: { flexShrink: 0 },
});

/** A banner about orders that still need a checkout, with a link there (ORD-14). */
export function NotCompletedOrders({ count }: { count: number }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const text = t('ORDERS.NOT_COMPLETED', { count });
  return (
    <PageNote>
      <div role="group" aria-label={t('NOTE')} className={styles.banner}>
        <span className={isPhone ? styles.phoneText : styles.text} title={text}>
          {isPhone ? (
            <TextLink to={checkoutUrl} className={styles.link}>
              {text}
            </TextLink>
          ) : (
            text
          )}
        </span>
        {isPhone ? null : (
          <TextLink to={checkoutUrl} className={styles.action}>
            {t('ORDERS.CONTINUE_CHECKOUT')}
          </TextLink>
        )}
      </div>
    </PageNote>
  );
}
