import { Button, Spinner, type ButtonProps } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';

type Props = {
  isBusy: boolean;
  /** There is nothing to send yet. */
  isDisabled?: boolean | undefined;
  children: ReactNode;
  icon?: ButtonProps['icon'];
  size?: ButtonProps['size'];
  /** Id of a text that is said with the button: what it will send. */
  describedBy?: string | undefined;
};

/** A form's button: shows that it works, and cannot be pressed twice. It keeps its focus meanwhile. */
export function SubmitButton(props: Props): ReactElement {
  const { isBusy, isDisabled = false, children, icon, size, describedBy } = props;
  return (
    <Button
      type="submit"
      appearance="primary"
      size={size}
      aria-describedby={describedBy}
      disabled={isDisabled}
      disabledFocusable={isBusy}
      icon={isBusy ? <Spinner size="tiny" /> : icon}
    >
      {children}
    </Button>
  );
}
