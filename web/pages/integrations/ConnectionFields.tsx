import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { PlugConnected20Regular } from '@fluentui/react-icons/svg/plug-connected';
import { useEffect, useRef, type ReactElement, type ReactNode, type Ref } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { announce } from '../../ui/announce/announce.ts';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { FormSection } from './FormSection.tsx';
import { usualPort, type IntegrationFields } from './IntegrationFields.ts';
import { TestResult } from './TestResult.tsx';
import type { ConnectionTest } from './useTestConnection.ts';

const useStyles = makeStyles({
  server: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(96px, 120px)',
    columnGap: tokens.spacingHorizontalM,
    alignItems: 'start',
  },
  button: { alignSelf: 'start' },
});

const protocols = ['FTP', 'SFTP'] as const;

type Props = {
  /** Whether the back end holds a password already. */
  isSaved: boolean;
  test: ConnectionTest | null;
  /** The button of the test. */
  buttonRef: Ref<HTMLButtonElement>;
  onTest: () => void;
  /** The command that goes on after a test that failed. */
  saveUntested: ReactNode;
};

/** The customer's server, and the test of its connection (INT-07 to INT-09, INT-13, INT-14, INT-16, GAP-107, GAP-109). */
export function ConnectionFields({ isSaved, test, buttonRef, onTest, saveUntested }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { control, formState, getValues, setValue } = useFormContext<IntegrationFields>();
  const protocol = useWatch({ control, name: 'connectionType' });
  const place = useWatch({ control });
  const isOtherServer = isSaved && !mayKeepPassword(formState.defaultValues ?? {}, place);
  const before = useRef(protocol);
  useEffect(() => {
    if (before.current === protocol) return;
    // The port follows the protocol until the user has another one.
    if (getValues('ftpPort') === usualPort[before.current]) {
      setValue('ftpPort', usualPort[protocol], { shouldValidate: true });
      announce(`${t('INTEGRATION.PORT')}: ${usualPort[protocol]}`);
    }
    // It stands at the field that has the focus.
    if (protocol === 'SFTP') announce(t('INTEGRATION.PROTOCOL.SFTP_HINT'));
    before.current = protocol;
  }, [protocol, getValues, setValue, t]);
  return (
    <FormSection title={t('INTEGRATION.CONNECTION')}>
      <SelectField
        control={control}
        name="connectionType"
        label={t('INTEGRATION.PROTOCOL')}
        required
        choices={protocols.map((value) => ({ value, label: value }))}
        {...(protocol === 'SFTP' ? { hint: t('INTEGRATION.PROTOCOL.SFTP_HINT') } : {})}
      />
      <div className={styles.server}>
        <TextField
          control={control}
          name="ftpServer"
          label={t('INTEGRATION.SERVER')}
          placeholder="ftp.example.com"
          validate={(name) => !/[/@\s]/.test(name.trim()) || t('INTEGRATION.SERVER.NAME_ONLY')}
          autoComplete="off"
          maxLength={255}
        />
        <TextField
          control={control}
          name="ftpPort"
          label={t('INTEGRATION.PORT')}
          required
          inputMode="numeric"
          autoComplete="off"
          validate={(text) => text.trim() === '' || isPort(text.trim()) || t('FROM.ERROR.FTP_PORT_INVALID')}
        />
      </div>
      <TextField
        control={control}
        name="ftpUser"
        label={t('INTEGRATION.USER')}
        autoComplete="off"
        maxLength={255}
      />
      <TextField
        control={control}
        name="ftpPassword"
        label={t('INTEGRATION.PASSWORD')}
        type="password"
        autoComplete="new-password"
        maxLength={255}
        {...(isSaved
          ? { hint: t(isOtherServer ? 'INTEGRATION.STEP.PASSWORD' : 'INTEGRATION.PASSWORD.KEEP') }
          : {})}
      />
      <TextField
        control={control}
        name="ftpPathToFolder"
        label={t('INTEGRATION.FOLDER')}
        hint={t('INTEGRATION.FOLDER.HINT')}
        autoComplete="off"
        maxLength={255}
      />
      {protocol === 'FTP' ? (
        <div>
          <CheckboxField control={control} name="ftpSSL" label={t('INTEGRATION.TLS')} />
          <CheckboxField control={control} name="ftpPassiveMode" label={t('INTEGRATION.PASSIVE')} />
        </div>
      ) : null}
      <Button
        ref={buttonRef}
        className={styles.button}
        icon={<PlugConnected20Regular />}
        disabledFocusable={test?.status === 'testing'}
        onClick={onTest}
      >
        {t('INTEGRATION.TEST')}
      </Button>
      <TestResult test={test} saveUntested={saveUntested} />
    </FormSection>
  );
}

type Connection = Partial<Pick<IntegrationFields, 'ftpServer' | 'ftpPort' | 'connectionType' | 'ftpSSL'>>;

/** Whether the back end uses the stored password: for the server it was entered for, and encrypted where it was. */
function mayKeepPassword(saved: Connection, now: Connection): boolean {
  return (
    saved.ftpServer?.trim().toLowerCase() === now.ftpServer?.trim().toLowerCase() &&
    saved.ftpPort === now.ftpPort?.trim() &&
    saved.connectionType === now.connectionType &&
    (now.ftpSSL === true || saved.ftpSSL !== true)
  );
}

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;
