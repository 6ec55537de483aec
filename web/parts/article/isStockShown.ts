/** Whether a warehouse's stock shows to the user: consignation goods lie at a customer's (CAT-43, WISH-03). */
export function isStockShown(
  warehouse: { readonly type?: string | null | undefined } | null | undefined,
): boolean {
  return warehouse?.type !== 'CONSIGNATION';
}
