import { lazy, memo, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartType } from '../../../parts/cart/cartTypes.ts';
import { FileDrop } from '../../../ui/files/FileDrop.tsx';
import { listFileTypes } from '../../../parts/orderLists/listFileTypes.ts';
import type { NamedList } from '../../../parts/orderLists/useListFile.ts';
import { useCartUpload } from './useCartUpload.ts';

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }));

/**
 * Where a file of lines is dropped or chosen for the cart. Its lines are shown before they are sent (CART-34), then the
 * share already sent (CART-35).
 */
export const CartImport = memo(function CartImport({ type }: { type: CartType }): ReactElement {
  const { t } = useTranslation();
  const { read, upload, percent } = useCartUpload();
  const [list, setList] = useState<NamedList | null>(null);
  return (
    <>
      <FileDrop
        label={t('CART.IMPORT')}
        chooseLabel={t('CART.IMPORT.CHOOSE')}
        hint={t('CART.IMPORT.HINT')}
        accept={listFileTypes}
        onFile={(file) => void read(file).then(setList)}
        progress={percent === null ? null : { share: percent / 100, label: `${percent} %` }}
      />
      {list ? (
        <Suspense fallback={null}>
          <ImportDialog
            list={list}
            type={type}
            onClose={() => setList(null)}
            onImport={(previewed) => {
              setList(null);
              void upload(list.name, previewed);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
});
