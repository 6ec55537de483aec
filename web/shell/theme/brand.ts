import { createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-components';
import { productRamp, type BrandRamp } from '../../../contract/brandRamp.ts';

/** Fluent's tokens and ours. */
type PortalTheme = Theme & {
  /** Lies over photos: most are on white, which glares in the dark. */
  photoShade: string;
};

/** The light theme of a colour. */
export const lightThemeOf = (brand: BrandRamp): PortalTheme => ({
  ...createLightTheme(brand),
  photoShade: 'transparent',
});

/** The dark theme: text in the brand's colour is a step lighter than Fluent takes it, to keep AA contrast. */
export const darkThemeOf = (brand: BrandRamp): PortalTheme => ({
  ...createDarkTheme(brand),
  colorBrandForeground1: brand[120],
  colorBrandForeground2: brand[130],
  colorBrandForegroundLink: brand[120],
  colorBrandForegroundLinkHover: brand[130],
  colorBrandForegroundLinkPressed: brand[110],
  colorBrandForegroundLinkSelected: brand[120],
  photoShade: 'rgba(0, 0, 0, 0.28)',
});

/** The product's light theme. */
export const lightTheme = lightThemeOf(productRamp);

/** The product's dark theme. */
export const darkTheme = darkThemeOf(productRamp);
