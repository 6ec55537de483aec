import type { ButtonProps } from '@fluentui/react-components';
import { useIsPhone } from './useIsPhone.ts';

/** The look of a button of a list's toolbar: quiet, and on a phone an icon alone. */
export function useToolbarLook(icon: ButtonProps['icon'], label: string): ButtonProps {
  const isPhone = useIsPhone();
  return {
    appearance: 'subtle',
    icon,
    ...(isPhone ? { title: label } : { children: label }),
  };
}
