import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useStore } from '../../ui/createStore.ts';
import { chooseTheme, themeChoice, type ThemeChoice } from './themeChoice.ts';
import { Icon } from '../../ui/Icon.tsx';

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
    system: <Icon name="dark-theme" />,
    light: <Icon name="weather-sunny" />,
    dark: <Icon name="weather-moon" />,
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
