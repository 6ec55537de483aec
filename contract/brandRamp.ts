/** The steps of a brand's colour from dark to light, as Fluent names them; 80 is the colour itself. */
export const brandSteps = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160] as const;

/** A colour in all its steps, `#rrggbb` in small letters. */
export type BrandRamp = Readonly<Record<(typeof brandSteps)[number], string>>;

/**
 * The product's colour. With `web/shell/theme/brand.ts` the only place that holds colours of our own. The pages of the
 * client carry these very values; the gateway writes those of a distributor's brand in their place (`BRAND_DIR`).
 */
export const productRamp: BrandRamp = {
  10: '#011219',
  20: '#06202b',
  30: '#0a2f3f',
  40: '#0b3d53',
  50: '#0b4b67',
  60: '#0a597b',
  70: '#0a6189',
  80: '#0b6a94',
  90: '#2a7ba4',
  100: '#458bb2',
  110: '#5f9cc0',
  120: '#79adcd',
  130: '#94bfda',
  140: '#afd0e6',
  150: '#cbe1f0',
  160: '#e7f2f9',
};
