import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useRef, useState, type ReactElement } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FileColumns } from '../../parts/columns/FileColumns.tsx';
import { integrationsUrl } from '../../parts/integrations/integrations.urls.ts';
import { formErrors } from '../../relay/placeFieldErrors.ts';
import { announce, toSentences } from '../../ui/announce/announce.ts';
import { ButtonLink } from '../../ui/links/ButtonLink.tsx';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useLeaveQuestion } from '../../ui/form/useLeaveQuestion.ts';
import { useGoOn } from '../../ui/links/useGoOn.ts';
import { ConnectionFields } from './ConnectionFields.tsx';
import { fileContents, type FileWarehouse } from './fileContents.ts';
import { FileFields } from './FileFields.tsx';
import { FilePreview } from './FilePreview.tsx';
import { toConnection, type IntegrationFields } from './IntegrationFields.ts';
import { useMergeIntegration } from './useMergeIntegration.ts';
import { useSaveIntegration } from './useSaveIntegration.ts';
import { useTestConnection } from './useTestConnection.ts';
import { sayRefused } from '../../ui/form/sayRefused.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXL, maxInlineSize: '720px' },
  section: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minInlineSize: 0 },
  commands: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** Hours between two uploads (GAP-111). */
const frequencies = Array.from({ length: 24 }, (_, i) => i + 1);

type Props = {
  /** The integration to change; null for a new one. */
  id: string | null;
  start: IntegrationFields;
  warehouses: readonly FileWarehouse[];
};

/**
 * The form of an integration. A connection that differs from the saved one is tested before it is saved, unless the user
 * saves it without; one that fails is not saved (INT-04, INT-07, INT-11 to INT-21).
 */
export function IntegrationForm({ id, start, warehouses }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const goOn = useGoOn();
  const form = useForm<IntegrationFields>({ mode: 'onTouched', defaultValues: start });
  const { control } = form;
  const { isSubmitting, isDirty } = form.formState;
  const isSaved = useRef(false);
  useLeaveQuestion(() => isDirty && !isSaved.current);
  const save = useSaveIntegration(id, formErrors(form));
  const { test, run } = useTestConnection();
  const testButton = useRef<HTMLButtonElement>(null);
  /** The connection that needs no test: as it is saved, or as the last test found it working. */
  const [known, setKnown] = useState(() => (id === null ? null : asText(start)));
  const testConnection = async (): Promise<boolean> => {
    if (!(await form.trigger('ftpPort', { shouldFocus: true }))) return false;
    const fields = form.getValues();
    const works = await run({ ...toConnection(fields), ...(id === null ? {} : { integration: id }) });
    if (works) setKnown(asText(fields));
    return works;
  };
  const merge = useMergeIntegration(start, warehouses);
  const saveAndLeave = async (typed: IntegrationFields, isTested: boolean) => {
    const fields = id === null ? typed : await merge(id, typed);
    if (fields === null) return;
    if (fields === 'gone') {
      isSaved.current = true;
      return goOn(integrationsUrl, { title: null });
    }
    isSaved.current = Boolean(await save(fields));
    if (!isSaved.current) return;
    await goOn(integrationsUrl, {
      title: t(isTested ? 'FORM.SAVED' : 'INTEGRATION.SAVED_UNTESTED', { name: typed.name }),
    });
  };
  const values = form.watch();
  const isTestDue = values.ftpServer.trim() !== '' && asText(values) !== known;
  const submit = form.handleSubmit(async (fields) => {
    if (!isTestDue || (await testConnection())) return saveAndLeave(fields, true);
    announce(
      toSentences([
        t('CATALOG.CART.NOT_SAVED', { article: fields.name }),
        t('INTEGRATION.SAVE_UNTESTED.WHERE'),
      ]),
    );
    // What is wrong stands far above the button that was pressed.
    testButton.current?.focus();
  }, sayRefused);
  const saveUntested = (
    <Button
      disabledFocusable={isSubmitting}
      onClick={() => void form.handleSubmit((fields) => saveAndLeave(fields, false), sayRefused)()}
    >
      {t('INTEGRATION.SAVE_UNTESTED')}
    </Button>
  );
  return (
    <FormProvider {...form}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <section className={styles.section}>
          <TextField control={control} name="name" label={t('INTEGRATION.NAME')} required maxLength={255} />
          <SelectField
            control={control}
            name="frequency"
            label={t('INTEGRATION.FREQUENCY')}
            required
            choices={frequencies.map((count) => ({
              value: String(count),
              label: t('INTEGRATION.EVERY', { count }),
            }))}
          />
          <CheckboxField
            control={control}
            name="active"
            label={t('INTEGRATION.ACTIVE')}
            hint={t('INTEGRATION.ACTIVE.HINT')}
          />
        </section>
        <ConnectionFields
          isSaved={id !== null}
          test={test}
          buttonRef={testButton}
          onTest={() => void testConnection()}
          saveUntested={isTestDue ? saveUntested : null}
        />
        <FileFields warehouses={warehouses} />
        <section className={styles.section}>
          <FileColumns {...fileContents(t, warehouses)} />
        </section>
        <FilePreview settings={values} warehouses={warehouses} />
        <div className={styles.commands}>
          <SubmitButton isBusy={isSubmitting}>
            {t(isTestDue ? 'INTEGRATION.TEST_AND_SAVE' : 'SAVE')}
          </SubmitButton>
          {isTestDue ? saveUntested : null}
          <ButtonLink to={integrationsUrl} appearance="subtle">
            {t('CANCEL')}
          </ButtonLink>
        </div>
      </form>
    </FormProvider>
  );
}

const asText = (fields: IntegrationFields): string => JSON.stringify(toConnection(fields));
