import { makeStyles, MessageBarActions, MessageBarBody, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/Notice.tsx';
import { PageNote } from '../../ui/PageNote.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { checkoutUrl } from '../../parts/cart/cart.urls.ts';

const useStyles = makeStyles({
  banner: { minBlockSize: '32px' },
  text: { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // No wider than what is in sight of it.
  link: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '@media (pointer: coarse)': { paddingBlock: '14px', marginBlock: '-14px' },
  },
  phoneText: { minInlineSize: 0, whiteSpace: 'nowrap' },
  action: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
});

/** A banner about orders that still need a checkout, with a link there (ORD-14). */
export function NotCompletedOrders({ count }: { count: number }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const text = t('ORDERS.NOT_COMPLETED', { count });
  return (
    <PageNote>
      <Notice intent="info" layout="singleline" className={styles.banner}>
        <MessageBarBody className={isPhone ? styles.phoneText : styles.text} title={text}>
          {isPhone ? (
            <TextLink to={checkoutUrl} className={styles.link}>
              {text}
            </TextLink>
          ) : (
            text
          )}
        </MessageBarBody>
        {isPhone ? null : (
          <MessageBarActions>
            <TextLink to={checkoutUrl} className={styles.action}>
              {t('ORDERS.CONTINUE_CHECKOUT')}
            </TextLink>
          </MessageBarActions>
        )}
      </Notice>
    </PageNote>
  );
}
