import { Button } from '@fluentui/react-components';
import { DarkTheme20Regular } from '@fluentui/react-icons/svg/dark-theme';
import { WeatherMoon20Regular } from '@fluentui/react-icons/svg/weather-moon';
import { WeatherSunny20Regular } from '@fluentui/react-icons/svg/weather-sunny';
import type { ReactElement } from 'react';
import { useStore } from '../../ui/createStore.ts';
import { chooseTheme, themeChoice, type ThemeChoice } from './themeChoice.ts';

const next: Record<ThemeChoice, ThemeChoice> = { system: 'light', light: 'dark', dark: 'system' };

type Props = {
  /** Translates a key. */
  t: (key: string) => string;
};

/** Goes through the themes: as the system has it, light, dark. */
export function ThemeButton({ t }: Props): ReactElement {
  const choice = useStore(themeChoice);
  const labels = { system: t('THEME.SYSTEM'), light: t('THEME.LIGHT'), dark: t('THEME.DARK') };
  const icons = {
    system: <DarkTheme20Regular />,
    light: <WeatherSunny20Regular />,
    dark: <WeatherMoon20Regular />,
  };
  return (
    <Button
      appearance="subtle"
      icon={icons[choice]}
      title={labels[choice]}
      onClick={() => chooseTheme(next[choice])}
    />
  );
}
