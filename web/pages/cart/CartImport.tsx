import { memo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { listFileTypes } from '../../parts/orderLists/readListFile.ts';
import { useCartUpload } from './useCartUpload.ts';

/** Where a file of lines is dropped or chosen for the cart, with the share already sent (CART-34, CART-35). */
export const CartImport = memo(function CartImport(): ReactElement {
  const { t } = useTranslation();
  const { upload, percent } = useCartUpload();
  return (
    <FileDrop
      label={t('CART.IMPORT')}
      chooseLabel={t('CART.IMPORT.CHOOSE')}
      hint={t('CART.IMPORT.HINT')}
      accept={listFileTypes}
      onFile={(file) => void upload(file)}
      progress={percent === null ? null : { share: percent / 100, label: `${percent} %` }}
    />
  );
});
