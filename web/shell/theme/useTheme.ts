import type { Theme } from '@fluentui/react-components';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { darkTheme, lightTheme } from './brand.ts';
import { useThemeChoice } from './themeChoice.ts';

/** The theme to draw with: the user's choice, else the system's. */
export function useTheme(): Theme {
  const choice = useThemeChoice();
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  return choice === 'dark' || (choice === 'system' && systemIsDark) ? darkTheme : lightTheme;
}
