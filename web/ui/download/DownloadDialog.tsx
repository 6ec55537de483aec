import { Text } from '@fluentui/react-components';
import { useEffect, useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { announce, toSentences } from '../announce/announce.ts';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { DialogForm } from '../form/DialogForm.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { Modal } from '../dialogs/Modal.tsx';
import { CsvFields } from './CsvFields.tsx';
import {
  currentMonth,
  defaultExportOptions,
  exportParams,
  rangeParams,
  type DownloadFields,
  type ExportOptions,
} from './exportOptions.ts';
import type { RangeFields } from './RangeFields.tsx';
import { sayRefused } from '../form/sayRefused.ts';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Remarks about unexpected properties of the file. */
  note?: string | undefined;
  /**
   * Address of the file without the export parameters, which may already have a query; or how to get it, where it is
   * no link.
   */
  href: string | ((options: ExportOptions) => void);
  /** Offers separator, escape character and enclosure for csv (ORD-48). */
  withCsvOptions?: boolean;
  /** Asks for a range of days, this month to begin with (MISS-17, MISS-18). */
  withRange?: boolean;
};

/** Asks how to write an export and opens it: format, headings and the characters of csv (ORD-46 to ORD-50, CAT-30). */
export function DownloadDialog({
  isOpen,
  onClose,
  title,
  note,
  href,
  withCsvOptions = false,
  withRange = false,
}: Props): ReactElement {
  const { t } = useTranslation();
  const form = useForm<DownloadFields>({
    mode: 'onTouched',
    defaultValues: {
      ...defaultExportOptions,
      ...(withRange ? currentMonth() : { from: null, until: null }),
    },
  });

  const Range = useRangeFields(isOpen && withRange);

  const download = form.handleSubmit(({ from, until, ...options }) => {
    if (typeof href === 'string') {
      const params = [exportParams(options, withCsvOptions), rangeParams({ from, until })]
        .map(String)
        .filter(Boolean)
        .join('&');
      // In a new tab: the browser closes it for a file, and an error stays readable there (GAP-26).
      announce(toSentences([t('DOWNLOAD.BEGINS'), title]));
      window.open(`${href}${href.includes('?') ? '&' : '?'}${params}`, '_blank', 'noopener');
    } else href(options);
    onClose();
  }, sayRefused);

  return (
    <Modal isOpen={isOpen && (!withRange || Range !== null)} onClose={onClose}>
      <DialogForm
        title={title}
        onSubmit={download}
        onCancel={onClose}
        submitLabel={t('DOWNLOAD')}
        isBusy={false}
      >
        {note === undefined ? null : <Text>{note}</Text>}
        {withRange && Range ? <Range.Fields control={form.control} /> : null}
        <SelectField
          control={form.control}
          name="format"
          label={t('DOWNLOAD.FORM.FORMAT')}
          required
          {...(form.watch('format') === 'csv' ? { hint: t('CSV.NOTICE') } : {})}
          choices={(['xlsx', 'xls', 'csv'] as const).map((value) => ({ value, label: value }))}
        />
        <CheckboxField control={form.control} name="withHeaders" label={t('DOWNLOAD.FORM.WITH_HEADERS')} />
        {withCsvOptions && form.watch('format') === 'csv' ? <CsvFields control={form.control} /> : null}
      </DialogForm>
    </Modal>
  );
}

/**
 * The fields of a range: the calendar is large and comes with the first dialog that asks for one. The dialog opens with
 * it, so that the focus goes to its first field.
 */
function useRangeFields(isWanted: boolean): { Fields: typeof RangeFields } | null {
  const [range, setRange] = useState<{ Fields: typeof RangeFields } | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    void import('./RangeFields.tsx').then((module) => setRange({ Fields: module.RangeFields }));
  }, [isWanted]);
  return range;
}
