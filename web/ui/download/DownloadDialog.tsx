import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { CsvFields } from './CsvFields.tsx';
import { defaultExportOptions, exportParams, type ExportOptions } from './exportOptions.ts';

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
});

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Address of the file without the export parameters; it may have a query of its own. */
  href: string;
  /** Offers separator, escape character and enclosure for csv (ORD-48). */
  withCsvOptions?: boolean;
};

/** Asks how to write an export and opens it: format, headings and the characters of csv (ORD-46 to ORD-50, CAT-30). */
export function DownloadDialog({
  isOpen,
  onClose,
  title,
  href,
  withCsvOptions = false,
}: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const form = useForm<ExportOptions>({ defaultValues: defaultExportOptions, mode: 'onTouched' });

  const download = form.handleSubmit((options) => {
    const params = exportParams(options, withCsvOptions);
    // In a tab of its own: the file closes it by itself, an error stays readable there (GAP-26).
    window.open(`${href}${href.includes('?') ? '&' : '?'}${params}`, '_blank', 'noopener');
    onClose();
  });

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(_, { open }) => {
        if (!open) onClose();
      }}
    >
      <DialogSurface>
        <form onSubmit={(event) => void download(event)} noValidate>
          <DialogBody>
            <DialogTitle>{title}</DialogTitle>
            <DialogContent className={styles.fields}>
              <SelectField
                control={form.control}
                name="format"
                label={t('DOWNLOAD.FORM.FORMAT')}
                required
                choices={(['xlsx', 'xls', 'csv'] as const).map((value) => ({ value, label: value }))}
              />
              <CheckboxField
                control={form.control}
                name="withHeaders"
                label={t('DOWNLOAD.FORM.WITH_HEADERS')}
              />
              {withCsvOptions && form.watch('format') === 'csv' ? <CsvFields control={form.control} /> : null}
            </DialogContent>
            <DialogActions>
              <DialogTrigger disableButtonEnhancement>
                <Button>{t('CANCEL')}</Button>
              </DialogTrigger>
              <SubmitButton isBusy={false}>{t('DOWNLOAD')}</SubmitButton>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}
