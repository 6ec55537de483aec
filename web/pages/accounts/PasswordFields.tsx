import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { announce } from '../../ui/announce/announce.ts';
import { CopyButton } from '../../ui/values/CopyButton.tsx';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { AccountFields } from './AccountFields.ts';
import { generatePassword } from './generatePassword.ts';

const useStyles = makeStyles({
  fields: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: tokens.spacingVerticalXS,
  },
  generate: { alignSelf: 'start' },
});

type Props = {
  form: UseFormReturn<AccountFields>;
  /** Whether the account is added now; a known one keeps its password. */
  isNew: boolean;
};

/** The password, typed or generated, which can be read and copied until the form is closed, and whether it is mailed (ACC-13 to ACC-15). */
export function PasswordFields({ form, isNew }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { control } = form;
  const password = form.watch('user.password').trim();
  const noPassword = t(isNew ? 'ACCOUNT.PASSWORD.NONE' : 'ACCOUNT.PASSWORD.KEPT');
  return (
    <div className={styles.fields}>
      <TextField
        control={control}
        name="user.password"
        label={t('ACCOUNT.PASSWORD')}
        // Not one of the user's own passwords.
        autoComplete="off"
        hint={password === '' ? noPassword : t('ACCOUNT.PASSWORD.ONCE')}
        contentAfter={
          password === '' ? undefined : (
            <CopyButton
              value={password}
              label={t('ACCOUNT.PASSWORD.COPY')}
              copied={() => t('ACCOUNT.PASSWORD.COPIED')}
            />
          )
        }
      />
      <Button
        className={styles.generate}
        size="small"
        onClick={() => {
          form.setValue('user.password', generatePassword(), { shouldDirty: true });
          announce(t('ACCOUNT.PASSWORD.GENERATED'));
        }}
      >
        {t('ACCOUNT.PASSWORD.GENERATE')}
      </Button>
      {password === '' ? null : (
        <CheckboxField control={control} name="user.sendPassword" label={t('ACCOUNT.PASSWORD.SEND')} />
      )}
    </div>
  );
}
