import { Checkbox } from '@fluentui/react-components';
import type { ReactElement, Ref } from 'react';
import { FieldGroup } from './FieldGroup.tsx';

type Props<Value extends string> = {
  label: string;
  choices: readonly { value: Value; label: string }[];
  /** The checked values, in the order of the choices. */
  values: readonly Value[];
  onChange: (values: readonly Value[]) => void;
  /** The first box, for a form to focus. */
  ref?: Ref<HTMLInputElement>;
  name?: string;
  error?: string | undefined;
  /** Whether none may be chosen. */
  isOptional?: boolean;
  className?: string;
};

/** A choice of several values, at least one unless it is optional. */
export function CheckboxGroup<Value extends string>(props: Props<Value>): ReactElement {
  const { label, choices, values, onChange, ref, name, error, isOptional = false, className } = props;
  return (
    <FieldGroup label={label} required={!isOptional} error={error}>
      <div className={className}>
        {choices.map((choice, place) => (
          <Checkbox
            key={choice.value}
            ref={place === 0 ? ref : undefined}
            name={name}
            label={choice.label}
            checked={values.includes(choice.value)}
            onChange={(_, { checked }) =>
              onChange(
                choices
                  .map(({ value }) => value)
                  .filter((value) => (value === choice.value ? checked === true : values.includes(value))),
              )
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}
