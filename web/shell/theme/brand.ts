import {
  createDarkTheme,
  createLightTheme,
  type BrandVariants,
  type Theme,
} from '@fluentui/react-components';

/** The product's colour from dark to light. The only place that holds colours of our own. */
const brand: BrandVariants = {
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

/** Fluent's tokens and ours. */
type PortalTheme = Theme & {
  /** Lies over photos: most are on white, which glares in the dark. */
  photoShade: string;
};

/** The light theme. */
export const lightTheme: PortalTheme = { ...createLightTheme(brand), photoShade: 'transparent' };

/** The dark theme: text in the brand's colour is a step lighter than Fluent takes it, to keep AA contrast. */
export const darkTheme: PortalTheme = {
  ...createDarkTheme(brand),
  colorBrandForeground1: brand[120],
  colorBrandForeground2: brand[130],
  colorBrandForegroundLink: brand[120],
  colorBrandForegroundLinkHover: brand[130],
  colorBrandForegroundLinkPressed: brand[110],
  colorBrandForegroundLinkSelected: brand[120],
  photoShade: 'rgba(0, 0, 0, 0.28)',
};
