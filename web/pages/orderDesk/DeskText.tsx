import { Button, Caption1, Field, makeStyles, Spinner, Textarea, tokens } from '@fluentui/react-components';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../ui/files/FileDrop.tsx';
import { CartTypeField } from '../../parts/cart/CartTypeField.tsx';
import { boundLines } from '../../parts/orderLists/boundLines.ts';
import { listFileTypes } from '../../parts/orderLists/listFileTypes.ts';
import { useListFile } from '../../parts/orderLists/useListFile.ts';
import { SheetField } from '../../parts/orderLists/SheetField.tsx';
import { deskStore, patchDesk } from './deskStore.ts';
import type { OrderDesk } from './useOrderDesk.ts';

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL}`,
    maxInlineSize: '1280px',
    '@media (max-width: 1023.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  side: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  text: {
    fontFamily: tokens.fontFamilyMonospace,
    '& textarea': { maxBlockSize: '60vh', minBlockSize: '220px' },
  },
  note: { color: tokens.colorNeutralForeground3 },
  commands: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalM },
});

/** From so many characters on a pasted text is put in by us. */
const longText = 5000;

/** Where a list is pasted, typed or dropped. */
export function DeskText({ work }: { work: OrderDesk }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const area = useRef<HTMLTextAreaElement>(null);
  const readFile = useListFile();
  const { desk, failure } = work;
  const { isChecking } = desk;
  /** The name of the file that is being read. */
  const [reading, setReading] = useState<string | null>(null);
  const isBusy = isChecking || reading !== null;

  const check = () => {
    if (isBusy) return;
    if (desk.text.trim() === '') area.current?.focus();
    work.check();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    check();
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted.length < longText) return;
    // Browsers take many seconds to put thousands of lines into a field as if they were typed.
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const text = boundLines(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd));
    if (text === null) work.refuse(t('LIST_FILE.TOO_COMPLEX', { name: t('DESK.PREVIEW') }));
    else work.setText(text);
  };
  const take = async (file: File) => {
    setReading(file.name);
    const { list, refusal } = await readFile(file);
    setReading(null);
    if (list === null) return work.refuse(refusal);
    const { text } = deskStore.read();
    const before = text.trim() === '' ? '' : `${text.trimEnd()}\n`;
    const [first] = list.sheets;
    work.setText(before + first.text);
    patchDesk({ file: { ...list, sheet: first.name, before } });
    area.current?.focus();
  };
  const chooseSheet = (name: string) => {
    const sheet = desk.file?.sheets.find((one) => one.name === name);
    if (!desk.file || !sheet) return;
    work.setText(desk.file.before + sheet.text);
    patchDesk({ file: { ...desk.file, sheet: name } });
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <Field
        label={t('DESK.TEXT.LABEL')}
        hint={t('DESK.TEXT.HINT')}
        {...(failure ? { validationState: 'error' as const, validationMessage: failure } : {})}
      >
        <Textarea
          ref={area}
          className={styles.text}
          resize="vertical"
          spellCheck={false}
          autoComplete="off"
          placeholder={t('DESK.TEXT.PLACEHOLDER')}
          value={desk.text}
          onChange={(_, { value }) => work.setText(value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
      </Field>
      <div className={styles.side}>
        <FileDrop
          label={t('DESK.FILE.LABEL')}
          chooseLabel={t('DESK.FILE.CHOOSE')}
          hint={t('DESK.FILE.HINT')}
          accept={listFileTypes}
          onFile={(file) => void take(file)}
          progress={reading === null ? null : { share: null, label: t('LIST.READING', { name: reading }) }}
        />
        {desk.file && desk.file.sheets.length > 1 ? (
          <SheetField list={desk.file} value={desk.file.sheet} onChoose={chooseSheet} />
        ) : null}
        <div className={styles.commands}>
          <CartTypeField
            value={work.desk.type}
            isDisabled={work.desk.isChecking || work.desk.isAdding}
            onChange={work.setType}
          />
          <Button
            appearance="primary"
            type="submit"
            disabledFocusable={isBusy}
            icon={isChecking ? <Spinner size="tiny" aria-label={t('LOADING')} /> : undefined}
          >
            {isChecking ? t('DESK.CHECKING') : t('DESK.CHECK')}
          </Button>
        </div>
        <Caption1 className={styles.note}>{t('DESK.ADDS')}</Caption1>
      </div>
    </form>
  );
}
