import type { ReactElement } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../shell/session/useSession.ts';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import type { DraftItem } from '../draft/DraftItem.ts';

/** The most pieces of an item. */
const mostPieces = 999_999;

/** The pieces of an item, typed (CLM-14, CLM-31). */
export function QtyField({ control }: { control: Control<DraftItem> }): ReactElement {
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  return (
    <NumberField
      control={control}
      name="qty"
      label={t('ORDER.ITEMS.QTY')}
      required
      decimals={0}
      decimalStyle={decimalStyle}
      wanted={t('CLAIM.QTY.INVALID')}
      least={1}
      most={mostPieces}
    />
  );
}
