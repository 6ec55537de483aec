import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LengthHint } from '../../../ui/form/LengthHint.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { maxOrderComment, maxRelatedOrderNumber, type CheckoutForm } from '../CheckoutForm.ts';

const useStyles = makeStyles({
  fields: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    minInlineSize: 0,
    maxInlineSize: '480px',
  },
});

/** The customer's own number for the order and a word to the distributor, with counters (CHK-23, CHK-24). */
export function CheckoutFields({ control }: { control: Control<CheckoutForm> }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const relatedOrderNumber = useWatch({ control, name: 'relatedOrderNumber' });
  return (
    <div className={styles.fields}>
      <TextField
        control={control}
        name="relatedOrderNumber"
        label={t('CHECKOUT.RELATED_ORDER_NUMBER')}
        maxLength={maxRelatedOrderNumber}
        hint={<LengthHint text={relatedOrderNumber} most={maxRelatedOrderNumber} />}
        autoComplete="off"
      />
      <TextAreaField
        control={control}
        name="orderComment"
        label={t('CHECKOUT.ORDER_COMMENT')}
        maxLength={maxOrderComment}
        rows={2}
      />
    </div>
  );
}
