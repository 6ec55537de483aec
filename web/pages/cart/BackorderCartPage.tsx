import type { ReactElement } from 'react';
import { plainCart } from './CartChoice.ts';
import { PlainCart } from './PlainCart.tsx';

const choice = plainCart('BACKORDER');

/** The screen of the backorder cart (CART-05, GAP-45). */
export function BackorderCartPage(): ReactElement {
  return <PlainCart choice={choice} />;
}
