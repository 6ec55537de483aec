import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartWarehouse } from './CartWarehouse.ts';

const useStyles = makeStyles({
  cell: {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    boxSizing: 'border-box',
    blockSize: '34px',
    paddingInline: tokens.spacingHorizontalS,
    textAlign: 'start',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground2,
    borderBlockEndWidth: tokens.strokeWidthThin,
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke1,
    whiteSpace: 'nowrap',
  },
  first: { insetInlineStart: 0, zIndex: 3 },
  number: { textAlign: 'end' },
  hidden: {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
});

/** The head of the cart's table. */
export function CartTableHead({ warehouses }: { warehouses: readonly CartWarehouse[] }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const number = mergeClasses(styles.cell, styles.number);
  return (
    <thead>
      <tr>
        <th scope="col" className={mergeClasses(styles.cell, styles.first)}>
          {t('CART.COLUMN.ARTICLE')}
        </th>
        <th scope="col" className={styles.cell}>
          {t('CART.COLUMN.DESCRIPTION')}
        </th>
        {warehouses.map(({ dbId, name }) => (
          <th key={dbId} scope="col" className={number}>
            {name}
          </th>
        ))}
        <th scope="col" className={number}>
          {t('CART.COLUMN.PRICE')}
        </th>
        <th scope="col" className={number}>
          {t('CART.COLUMN.REQUESTED_QTY')}
        </th>
        <th scope="col" className={number}>
          {t('CART.COLUMN.QTY')}
        </th>
        <th scope="col" className={number}>
          {t('CART.COLUMN.TOTAL')}
        </th>
        <th scope="col" className={styles.cell}>
          <span className={styles.hidden}>{t('CART.COLUMN.ACTIONS')}</span>
        </th>
      </tr>
    </thead>
  );
}
