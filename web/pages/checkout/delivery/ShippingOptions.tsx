import { Caption1, MessageBarBody, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../../ui/notices/ErrorPanel.tsx';
import { Notice } from '../../../ui/notices/Notice.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazyDialog.tsx';
import { ChoiceCard } from './ChoiceCard.tsx';
import { ShippingPrice } from './ShippingPrice.tsx';
import { shippingEstimate } from './shippingEstimate.ts';
import { useCardGridStyles } from './useCardGridStyles.ts';
import type { Delivery, ShippingOption } from './useDelivery.ts';
import { dash } from '../../../ui/values/dash.ts';

const [ShippingNotice] = lazyDialog(async () => (await import('./ShippingNotice.tsx')).ShippingNotice);

type Props = {
  /** Name of the group, unique on the page. */
  group: string;
  delivery: Delivery;
  /** `optionId` of the chosen one. */
  chosen: string | null;
  onChoose: (optionId: string) => void;
  /** The server's error about the choice. */
  error: string | undefined;
};

/** The ways to send an order, as cards of which exactly one is chosen (CHK-08 to CHK-13). */
export function ShippingOptions({ group, delivery, chosen, onChoose, error }: Props): ReactElement {
  const styles = useCardGridStyles();
  const { t } = useTranslation();
  const [notice, setNotice] = useState('');
  const [isNoticeOpen, setIsNoticeOpen] = useState(false);
  const { options, isLoading, isFailed, retry } = delivery;

  const choose = ({ optionId, price }: ShippingOption) => {
    onChoose(optionId);
    if (!price?.onSelectPopUpText) return;
    setNotice(price.onSelectPopUpText);
    setIsNoticeOpen(true);
  };

  return (
    <fieldset className={styles.group} aria-busy={isLoading}>
      <legend className={styles.legend}>{t('CHECKOUT.SHIPPING')}</legend>
      {isFailed ? <ErrorPanel text={t('CHECKOUT.SHIPPING.FAILED')} onRetry={retry} /> : null}
      {isLoading ? (
        <Skeleton aria-label={t('CHECKOUT.SHIPPING.LOADING')} className={styles.cards}>
          {Array.from({ length: options?.length || 3 }, (_, i) => (
            <SkeletonItem key={i} style={{ blockSize: '86px' }} />
          ))}
        </Skeleton>
      ) : options?.length === 0 ? (
        <Notice intent="error" layout="multiline">
          <MessageBarBody>{t('CHECKOUT.SHIPPING.NONE')}</MessageBarBody>
        </Notice>
      ) : (
        <div className={styles.cards}>
          {options?.map((option) => (
            <ChoiceCard
              key={option.optionId}
              group={group}
              isChecked={option.optionId === chosen}
              onChoose={() => choose(option)}
            >
              <span className={styles.strong}>{option.name ?? dash}</span>
              <ShippingPrice price={option.price} />
              <Caption1 className={styles.meta}>{shippingEstimate(option, t)}</Caption1>
            </ChoiceCard>
          ))}
        </div>
      )}
      {error ? (
        <Caption1 role="alert" block className={styles.error}>
          {error}
        </Caption1>
      ) : null}
      <ShippingNotice isOpen={isNoticeOpen} text={notice} onClose={() => setIsNoticeOpen(false)} />
    </fieldset>
  );
}
