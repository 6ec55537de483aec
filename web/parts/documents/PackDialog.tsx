import { makeStyles, Text } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { Controller, FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formErrors } from '../../relay/placeFieldErrors.ts';
import { downloadFromForm } from '../../shell/downloads/downloadFromForm.ts';
import { useHasAttribute, useSession } from '../../shell/session/useSession.ts';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { CheckboxGroup } from '../../ui/form/CheckboxGroup.tsx';
import { DialogForm } from '../../ui/form/DialogForm.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { useAnnounce } from '../../ui/announce/useAnnounce.ts';
import { Modal } from '../../ui/dialogs/Modal.tsx';
import { BookFields } from './BookFields.tsx';
import { hasRightDigits, isOneYear } from './bookSettings.ts';
import { rangeOf } from './dateRanges.ts';
import {
  documentFiles,
  hasRows,
  isProgram,
  keepFileChoice,
  readFileChoice,
  tableRequest,
  type DocumentFile,
  type FileChoice,
} from './documentFile.ts';
import { downloadPack, type PackKind } from './documentPack.ts';
import { finalInvoicesAttribute } from './documentsAccess.ts';
import { offeredKinds } from './offeredKinds.ts';
import { RangeField, type RangeValues } from './RangeField.tsx';
import { useDocumentCount } from './useDocumentCount.ts';
import { sayRefused } from '../../ui/form/sayRefused.ts';

const useStyles = makeStyles({ kinds: { display: 'flex', flexDirection: 'column' } });

type Fields = RangeValues & FileChoice & { kinds: readonly PackKind[] };

/** Text keys of the kinds. */
const labels = {
  invoices: 'DOCUMENTS.TAB.INVOICES',
  'merged-invoices': 'DOCUMENTS.TAB.FINAL_INVOICES',
  'credit-invoices': 'DOCUMENTS.TAB.CREDIT_INVOICES',
  statements: 'STATEMENTS.TITLE',
} as const satisfies Record<PackKind, string>;

/** A final invoice sums up invoices: both in one program's file would book every purchase twice. */
const isTwice = (kinds: readonly PackKind[]): boolean =>
  kinds.includes('invoices') && kinds.includes('merged-invoices');

/** Statements come in the ZIP alone. */
const isInFile = (kind: PackKind, file: DocumentFile): boolean => file === 'zip' || kind !== 'statements';

/** Text keys of the files. */
const fileLabels = {
  zip: 'DOCUMENT_FILE.ZIP',
  xlsx: 'DOCUMENT_FILE.XLSX',
  excel: 'DOCUMENT_FILE.EXCEL',
  generic: 'DOCUMENT_FILE.GENERIC',
  xero: 'DOCUMENT_FILE.XERO',
  sage50: 'DOCUMENT_FILE.SAGE50',
  datev: 'DOCUMENT_FILE.DATEV',
} as const satisfies Record<DocumentFile, string>;

/** Text keys of what is good to know about a file. */
const fileHints = {
  zip: 'PACK.TEXT',
  xlsx: 'DOCUMENT_FILE.TABLE.HINT',
  excel: 'DOCUMENT_FILE.TABLE.HINT',
  generic: 'DOCUMENT_FILE.GENERIC.HINT',
  xero: 'DOCUMENT_FILE.XERO.HINT',
  sage50: 'DOCUMENT_FILE.SAGE50.HINT',
  datev: 'DOCUMENT_FILE.DATEV.HINT',
} as const satisfies Record<DocumentFile, string>;

/**
 * Asks for days, kinds and file, and downloads the documents of those days: all of them in one ZIP, as a table, or for an
 * accounting program, whose codes are typed once. It starts with the last month and the last file.
 */
export function PackDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): ReactElement {
  return (
    <Modal isOpen={isOpen} onClose={onClose}>
      <PackForm onClose={onClose} />
    </Modal>
  );
}

function PackForm({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation();
  const session = useSession();
  const seesFinal = useHasAttribute(finalInvoicesAttribute);
  const offered = offeredKinds(session);
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: {
      ...rangeOf('LAST_MONTH'),
      ...readFileChoice(session.selectedAccess?.id),
      // The kind that the user does not work with would only repeat the other one.
      kinds: offered.filter((kind) => kind !== (seesFinal ? 'invoices' : 'merged-invoices')),
    },
  });
  const file = form.watch('file');
  const { isEmpty, size, timeZone } = usePackSize(form);
  const submit = useDownload(form, isEmpty, onClose);
  return (
    <FormProvider {...form}>
      <DialogForm
        title={t('PACK.TITLE')}
        onSubmit={submit}
        onCancel={onClose}
        submitLabel={t('DOWNLOAD')}
        isBusy={form.formState.isSubmitting}
      >
        <SelectField
          control={form.control}
          name="file"
          label={t('DOCUMENT_FILE')}
          hint={t(fileHints[file])}
          required
          choices={documentFiles.map((value) => ({ value, label: t(fileLabels[value]) }))}
        />
        <RangeField
          {...(file === 'zip' ? { maxDays: 366 } : {})}
          check={(days) =>
            file !== 'datev' ||
            isOneYear(form.getValues('books.datev'), days.from, days.until) ||
            t('BOOKS.ONE_YEAR')
          }
        />
        <KindsField form={form} offered={offered.filter((kind) => isInFile(kind, file))} />
        {timeZone === null ? null : <Text>{t('RANGE.TIME_ZONE', { zone: timeZone })}</Text>}
        {size === null ? null : <Text>{size}</Text>}
        {hasRows(file) ? (
          <SelectField
            control={form.control}
            name="rows"
            label={t('DOCUMENT_FILE.ROWS')}
            required
            choices={[
              { value: 'lines', label: t('DOCUMENT_FILE.ROWS.LINES') },
              { value: 'documents', label: t('DOCUMENT_FILE.ROWS.DOCUMENTS') },
            ]}
          />
        ) : null}
        {file === 'excel' ? (
          <CheckboxField
            control={form.control}
            name="keepsTexts"
            label={t('DOCUMENT_FILE.KEEPS_TEXTS')}
            hint={t('CSV.NOTICE')}
          />
        ) : null}
        {isProgram(file) ? <BookFields program={file} /> : null}
      </DialogForm>
    </FormProvider>
  );
}

/** How much the form asks for, in words and for screen readers, and whose days its range has. */
function usePackSize(form: UseFormReturn<Fields>) {
  const { t } = useTranslation();
  const [file, from, until, kinds] = form.watch(['file', 'from', 'until', 'kinds']);
  const { count, timeZone } = useDocumentCount({ from, until }, kinds);
  const hasStatements = file === 'zip' && kinds.includes('statements');
  const isEmpty = count === 0 && !hasStatements;
  const size =
    count === null
      ? null
      : t(isEmpty ? 'PACK.NONE' : 'PACK.COUNT', { count }) +
        (hasStatements ? ` + ${t('STATEMENTS.TITLE')}` : '');
  useAnnounce(size);
  return { isEmpty, size, timeZone };
}

/** Downloads what the form asks for, and remembers the file. */
function useDownload(form: UseFormReturn<Fields>, isEmpty: boolean, onDone: () => void) {
  const { t } = useTranslation();
  const { decimalStyle, selectedAccess } = useSession();
  return form.handleSubmit(async (chosen) => {
    const { file, from, until } = chosen;
    if (from === null || until === null) return;
    if (isEmpty) {
      form.setError('kinds', { message: t('PACK.NONE') }, { shouldFocus: true });
      return;
    }
    if (file === 'datev' && !hasRightDigits(chosen.books.datev)) {
      const message = t('BOOKS.SUPPLIER_DIGITS');
      form.setError('books.datev.supplier', { message }, { shouldFocus: true });
      return;
    }
    keepFileChoice(selectedAccess?.id, chosen);
    const kinds = chosen.kinds.filter((kind) => isInFile(kind, file));
    const asked = { ...chosen, from, until, kinds, decimalStyle };
    if (file === 'zip') downloadPack(t('PACK.TITLE'), asked);
    else {
      const request = tableRequest({ ...asked, file });
      if (!(await downloadFromForm(formErrors(form), t(fileLabels[file]), request))) return;
    }
    onDone();
  }, sayRefused);
}

/** The kinds of documents that are in the file. */
function KindsField({
  form,
  offered,
}: {
  form: UseFormReturn<Fields>;
  offered: readonly PackKind[];
}): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const file = form.watch('file');
  return (
    <Controller
      control={form.control}
      name="kinds"
      rules={{
        validate: {
          some: (chosen) =>
            chosen.some((kind) => isInFile(kind, file)) || t('FROM.ERROR.PLEASE_SELECT_VALUE'),
          once: (chosen) => !isProgram(file) || !isTwice(chosen) || t('BOOKS.TWICE'),
        },
      }}
      render={({ field: { ref, value, onChange }, fieldState }) => (
        <CheckboxGroup
          label={t('PACK.KINDS')}
          choices={offered.map((kind) => ({ value: kind, label: t(labels[kind]) }))}
          values={value}
          onChange={onChange}
          ref={ref}
          error={fieldState.error?.message}
          className={styles.kinds}
        />
      )}
    />
  );
}
