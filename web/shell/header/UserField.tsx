import { Combobox, Field, Option } from '@fluentui/react-components';
import { useEffect, useState, type ReactElement } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { UserFieldQuery, UserFieldQuery$data } from '../../__generated__/UserFieldQuery.graphql.ts';

/** What the switch-user form asks for: the user's e-mail, empty for nobody (AUTH-53, GAP-16). */
export type UserFields = { username: string };

type Found = NonNullable<UserFieldQuery$data['viewer']['userSearch']>[number];

/** Milliseconds of no typing before the search. */
const pause = 300;

/** A wholesale user, searched by part of a name or e-mail, or nobody (AUTH-50 to AUTH-53). */
export function UserField({ control }: { control: Control<UserFields> }): ReactElement {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control, name: 'username' });
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly Found[]>([]);

  useEffect(() => {
    const value = typed.trim();
    if (value === '') return;
    const search: { subscription?: { unsubscribe: () => void } } = {};
    const timer = setTimeout(() => {
      search.subscription = fetchQuery<UserFieldQuery>(
        environment,
        graphql`
          query UserFieldQuery($value: String!) {
            viewer {
              userSearch(value: $value) {
                id
                email
                firstName
                lastName
              }
            }
          }
        `,
        { value },
      ).subscribe({ next: ({ viewer }) => setFound(viewer.userSearch ?? []), error: () => setFound([]) });
    }, pause);
    return () => {
      clearTimeout(timer);
      search.subscription?.unsubscribe();
    };
  }, [typed, environment]);

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
        value={typed}
        selectedOptions={field.value === '' ? [] : [field.value]}
        onChange={(event) => {
          setTyped(event.target.value);
          field.onChange('');
        }}
        onOptionSelect={(_, { optionValue, optionText }) => {
          setTyped(optionText ?? '');
          field.onChange(optionValue ?? '');
        }}
      >
        {(typed.trim() === '' ? [] : found).map(({ id, email, firstName, lastName }) => {
          const text = `${lastName ?? ''} ${firstName ?? ''} (${email ?? ''})`.trim();
          return email ? (
            <Option key={id} value={email} text={text}>
              {text}
            </Option>
          ) : null;
        })}
      </Combobox>
    </Field>
  );
}
