import { useRef, useState, type FocusEvent, type InputEvent, type RefObject, type SubmitEvent } from 'react';
import type { FormErrors } from '../relay/placeFieldErrors.ts';
import { useTexts } from './Texts.tsx';

/** A field of such a form. */
export type Control = HTMLInputElement | HTMLSelectElement;

/** Properties of the form element. */
export type FormProps = {
  ref: RefObject<HTMLFormElement | null>;
  method: 'post';
  noValidate: true;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  onInput: (event: InputEvent<HTMLFormElement>) => void;
};

/** Access to a form's fields by their names. */
export type FormFields = {
  valueOf: (name: string) => string;
  focus: (name: string, isSelected?: boolean) => void;
  /** Clears a field's error. */
  clear: (name: string) => void;
  /** The form as a receiver of the server's field errors; `nameOf` gives the field of a path of the server. */
  receiver: (nameOf?: (path: string) => string) => FormErrors;
};

/** A form of a page for visitors. */
export type VisitorForm = FormFields & {
  props: FormProps;
  /** Error messages by the field's name. */
  errors: Readonly<Record<string, string | null>>;
  /** The fields that were wrong when the form was last sent; none once it was sent. */
  wrong: readonly Control[];
  /** Names of the fields whose errors one message of the form says: each by itself would be said once more. */
  saidTogether: readonly string[];
};

/**
 * A form whose values live in its fields, so that what is typed before the client runs counts. It asks for what is
 * required (ERR-09, GAP-156) when it is sent, and when a field is left that was changed; a wrong field is checked again while it
 * is typed into. react-hook-form would be an eighth of the page's code.
 *
 * @param send called with the fields when nothing is wrong
 * @param saysTogether whether the form names all that is `wrong` in one message
 */
export function useVisitorForm(
  send: (fields: FormFields) => Promise<void>,
  saysTogether = false,
): VisitorForm {
  const { t } = useTexts();
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<VisitorForm['errors']>({});
  const [wrong, setWrong] = useState<readonly Control[]>([]);
  const [saidTogether, setSaidTogether] = useState<readonly string[]>([]);
  const set = (name: string, error: string | null): void => {
    setErrors((all) => ({ ...all, [name]: error }));
    setSaidTogether((all) => all.filter((one) => one !== name));
  };

  const complaintOf = (field: Control): string | null => {
    if (!field.required || field.value.trim() !== '') return null;
    const isChoice = field instanceof HTMLSelectElement;
    return t(isChoice ? 'FROM.ERROR.PLEASE_SELECT_VALUE' : 'FROM.ERROR.PLEASE_ENTER_VALUE');
  };
  const fieldOf = (name: string): Control | null => {
    const field = ref.current?.elements.namedItem(name);
    return isControl(field) ? field : null;
  };

  const fields: FormFields = {
    valueOf: (name) => fieldOf(name)?.value ?? '',
    focus: (name, isSelected = false) => {
      const field = fieldOf(name);
      field?.focus();
      if (isSelected && field instanceof HTMLInputElement) field.select();
    },
    clear: (name) => set(name, null),
    receiver: (nameOf = (path) => path) => ({
      has: (path) => fieldOf(nameOf(path)) !== null,
      setError: (path, message, shouldFocus) => {
        set(nameOf(path), message);
        if (shouldFocus) fields.focus(nameOf(path));
      },
    }),
  };

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const now = [...form.elements]
      .filter(isControl)
      .filter((field) => !field.matches(':disabled') && complaintOf(field) !== null);
    setErrors(Object.fromEntries(now.map((field) => [field.name, complaintOf(field)])));
    setSaidTogether(saysTogether ? now.map(({ name }) => name) : []);
    setWrong(now);
    if (now[0]) now[0].focus();
    else await send(fields);
  };

  return {
    ...fields,
    errors,
    wrong,
    saidTogether,
    props: {
      ref,
      // Never by GET: typed texts must not appear in an address.
      method: 'post',
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
      onBlur: ({ target }) => {
        if (isControl(target) && target.dataset['changed']) set(target.name, complaintOf(target));
      },
      onInput: ({ target }) => {
        if (!isControl(target)) return;
        target.dataset['changed'] = '1';
        if (errors[target.name]) set(target.name, complaintOf(target));
      },
    },
  };
}

function isControl(element: unknown): element is Control {
  return (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) && element.name !== '';
}

/** The text that a field of the pre-rendered page holds before hydration; empty elsewhere. */
export function typedBefore(name: string): string {
  if (typeof document === 'undefined') return '';
  const [field] = document.getElementsByName(name);
  return isControl(field) ? field.value : '';
}
