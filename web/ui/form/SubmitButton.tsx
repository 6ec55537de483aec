import { Button, Spinner, type ButtonProps } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';

type Props = {
  isBusy: boolean;
  /** There is nothing to send yet. */
  isDisabled?: boolean | undefined;
  children: ReactNode;
  icon?: ButtonProps['icon'];
  size?: ButtonProps['size'];
};

/** A form's button: shows that it works, and cannot be pressed twice. It keeps its focus meanwhile. */
export function SubmitButton({ isBusy, isDisabled = false, children, icon, size }: Props): ReactElement {
  return (
    <Button
      type="submit"
      appearance="primary"
      size={size}
      disabled={isDisabled}
      disabledFocusable={isBusy}
      icon={isBusy ? <Spinner size="tiny" /> : icon}
    >
      {children}
    </Button>
  );
}
