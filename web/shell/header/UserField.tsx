import { Combobox, Field, Option } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useUserSearch } from './useUserSearch.ts';
import { isTakenBack } from '../../ui/form/isTakenBack.ts';

/** The switch-user form: the user's e-mail, empty for none (AUTH-53, GAP-16). */
export type UserFields = { username: string };

/** A wholesale user, searched by part of a name or e-mail, or none (AUTH-50 to AUTH-53). */
export function UserField({ control }: { control: Control<UserFields> }): ReactElement {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({
    control,
    name: 'username',
    // An empty field is a choice; a text that matches no user is not: it must not end an impersonation by mistake.
    rules: {
      validate: (username) => username !== '' || typed.trim() === '' || t('FROM.ERROR.PLEASE_SELECT_VALUE'),
    },
  });
  // Nothing is searched for the text of the user already chosen.
  const isSearching = field.value === '' && typed.trim() !== '';
  const found = useUserSearch(isSearching ? typed : '');

  return (
    <Field
      label={t('SWITCH_USER.USER')}
      hint={t('SWITCH_USER.HINT')}
      validationMessage={fieldState.error?.message}
    >
      <Combobox
        ref={ref}
        name={field.name}
        onBlur={field.onBlur}
        clearable
        // There is nothing to open before something is typed.
        expandIcon={null}
        autoComplete="off"
        // Within the dialog, because the rest of the page is inert; fixed, so that the dialog does not cut it off.
        inlinePopup
        positioning={{ strategy: 'fixed' }}
        value={typed}
        selectedOptions={field.value === '' ? [] : [field.value]}
        open={isOpen && isSearching}
        onOpenChange={(_, { open }) => setIsOpen(open)}
        // Not only keys: dictation and some telephones' keyboards write without any.
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          setIsOpen(true);
          field.onChange('');
        }}
        onOptionSelect={(event, { optionValue, optionText }) => {
          if (isTakenBack(event)) return;
          setTyped(optionText ?? '');
          field.onChange(optionValue ?? '');
        }}
      >
        {found?.map(({ id, email, firstName, lastName }) => {
          const text = `${lastName ?? ''} ${firstName ?? ''} (${email ?? ''})`.trim();
          return email ? (
            <Option key={id} value={email} text={text}>
              {text}
            </Option>
          ) : null;
        })}
        {isSearching && !found?.length ? (
          <Option key="note" value="" text={typed} disabled>
            {found ? t('SWITCH_USER.NONE') : t('SWITCH_USER.SEARCHING')}
          </Option>
        ) : null}
      </Combobox>
    </Field>
  );
}
