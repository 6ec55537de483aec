import { Body1, makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { mayOpen } from '../../shell/guard.ts';
import { useHasAttribute, useSession } from '../../shell/session/useSession.ts';
import { CheckboxGroup } from '../../ui/form/CheckboxGroup.tsx';
import { DialogForm } from '../../ui/form/DialogForm.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { rangeOf } from './dateRanges.ts';
import { downloadPack, packKinds, type PackKind } from './documentPack.ts';
import { documentListAccess, finalInvoicesAttribute, statementsAccess } from './documentsAccess.ts';
import { RangeField, type RangeValues } from './RangeField.tsx';

const useStyles = makeStyles({ kinds: { display: 'flex', flexDirection: 'column' } });

type Fields = RangeValues & { kinds: readonly PackKind[] };

/** Text keys of the kinds. */
const labels = {
  invoices: 'DOCUMENTS.TAB.INVOICES',
  'merged-invoices': 'DOCUMENTS.TAB.FINAL_INVOICES',
  'credit-invoices': 'DOCUMENTS.TAB.CREDIT_INVOICES',
  statements: 'STATEMENTS.TITLE',
} as const satisfies Record<PackKind, string>;

/** Asks for days and kinds, and downloads the documents of those days in one ZIP; it starts with the last month. */
export function PackDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): ReactElement {
  return (
    <Modal isOpen={isOpen} onClose={onClose}>
      <PackForm onClose={onClose} />
    </Modal>
  );
}

function PackForm({ onClose }: { onClose: () => void }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const session = useSession();
  const seesFinal = useHasAttribute(finalInvoicesAttribute);
  const offered = packKinds.filter((kind) =>
    mayOpen(session, kind === 'statements' ? statementsAccess : documentListAccess),
  );
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: {
      ...rangeOf('LAST_MONTH'),
      // The kind that the user does not work with would only repeat the other one.
      kinds: offered.filter((kind) => kind !== (seesFinal ? 'invoices' : 'merged-invoices')),
    },
  });
  const title = t('PACK.TITLE');
  const submit = form.handleSubmit(({ from, until, kinds }) => {
    if (from === null || until === null) return;
    downloadPack(title, { from, until, kinds, decimalStyle: session.decimalStyle });
    onClose();
  });
  return (
    <DialogForm title={title} onSubmit={submit} onCancel={onClose} submitLabel={t('DOWNLOAD')} isBusy={false}>
      <Body1>{t('PACK.TEXT')}</Body1>
      <FormProvider {...form}>
        <RangeField maxDays={366} />
      </FormProvider>
      <Controller
        control={form.control}
        name="kinds"
        rules={{ validate: (kinds) => kinds.length > 0 || t('FROM.ERROR.PLEASE_SELECT_VALUE') }}
        render={({ field: { ref, value, onChange, onBlur }, fieldState }) => (
          <CheckboxGroup
            label={t('PACK.KINDS')}
            choices={offered.map((kind) => ({ value: kind, label: t(labels[kind]) }))}
            values={value}
            onChange={onChange}
            onBlur={onBlur}
            ref={ref}
            error={fieldState.error?.message}
            className={styles.kinds}
          />
        )}
      />
    </DialogForm>
  );
}
