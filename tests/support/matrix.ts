/**
 * Whether this run looks at everything in every way (`npm run test:matrix`): each screen at all widths and in all schemes, in
 * each dialect of the back end. A normal run looks at each screen once.
 */
export const isMatrix = process.env['TEST_MATRIX'] === '1';

/** All variants in the matrix; in a normal run one of them, always the same for a name and evenly shared out over names. */
export function variantsFor<Variant>(name: string, variants: readonly Variant[]): readonly Variant[] {
  if (isMatrix) return variants;
  const at = [...name].length % variants.length;
  return variants.slice(at, at + 1);
}
