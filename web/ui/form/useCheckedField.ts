import {
  useController,
  type FieldPath,
  type FieldValues,
  type UseControllerProps,
  type UseControllerReturn,
} from 'react-hook-form';

/**
 * A field of a form in mode `onTouched`: it is checked when it is left after a change, then at each further change, and when
 * the form is sent. A user who only tabs through an empty form hears no errors.
 */
export function useCheckedField<Fields extends FieldValues, Name extends FieldPath<Fields>>(
  props: UseControllerProps<Fields, Name>,
): UseControllerReturn<Fields, Name> {
  const controller = useController(props);
  const { field, fieldState } = controller;
  return { ...controller, field: { ...field, onBlur: fieldState.isDirty ? field.onBlur : checkNothing } };
}

function checkNothing(): void {}
