import { Caption1, Label, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ErrorCircle12Filled } from '@fluentui/react-icons/svg/error-circle';
import { useId, type ReactElement, type ReactNode } from 'react';

const useStyles = makeStyles({ error: { color: tokens.colorPaletteRedForeground1 } });

type Props = {
  label: string;
  required?: boolean;
  hint?: string;
  /** What is wrong with the group as a whole. */
  error?: string | undefined;
  children: ReactNode;
};

/** Several controls under one label. Not a Fluent `Field`: that names one control, and would give all of them its id. */
export function FieldGroup({ label, required = false, hint, error, children }: Props): ReactElement {
  const styles = useStyles();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} aria-describedby={error ? `${id}-error` : undefined}>
      <Label id={id} required={required}>
        {label}
      </Label>
      {hint ? <Caption1 block>{hint}</Caption1> : null}
      {children}
      {error ? (
        <Text id={`${id}-error`} role="alert" size={200} className={styles.error}>
          <ErrorCircle12Filled aria-hidden /> {error}
        </Text>
      ) : null}
    </div>
  );
}
