/**
 * Reads the cart's totals again. Without a connection the code for it does not load either; the next write, or return to the
 * tab, tries it again.
 */
export const readTotalsAgain = (): void =>
  void import('./refreshCartTotals.ts').then(
    ({ refreshCartTotals }) => refreshCartTotals(),
    () => undefined,
  );
