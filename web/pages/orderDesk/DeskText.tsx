import { Button, Caption1, Field, makeStyles, Spinner, Textarea, tokens } from '@fluentui/react-components';
import { useRef, type ClipboardEvent, type KeyboardEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { CartTypeField } from '../../parts/cart/CartTypeField.tsx';
import { listFileTypes } from '../../parts/orderLists/readListFile.ts';
import { useListFile } from '../../parts/orderLists/useListFile.ts';
import type { OrderDesk } from './useOrderDesk.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, maxInlineSize: '720px' },
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

  const check = () => {
    if (isChecking) return;
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
    work.setText(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd));
  };
  const take = async (file: File) => {
    const { text, refusal } = await readFile(file);
    if (text === null) return work.refuse(refusal);
    work.setText(desk.text.trim() === '' ? text : `${desk.text.trimEnd()}\n${text}`);
    area.current?.focus();
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
      <FileDrop
        label={t('DESK.FILE.LABEL')}
        chooseLabel={t('DESK.FILE.CHOOSE')}
        hint={t('DESK.FILE.HINT')}
        accept={listFileTypes}
        onFile={(file) => void take(file)}
      />
      <div className={styles.commands}>
        <CartTypeField
          value={work.desk.type}
          isDisabled={work.desk.isChecking || work.desk.isAdding}
          onChange={work.setType}
        />
        <Button
          appearance="primary"
          type="submit"
          disabledFocusable={isChecking}
          icon={isChecking ? <Spinner size="tiny" aria-label={t('LOADING')} /> : undefined}
        >
          {isChecking ? t('DESK.CHECKING') : t('DESK.CHECK')}
        </Button>
      </div>
      <Caption1 className={styles.note}>{t('DESK.ADDS')}</Caption1>
    </form>
  );
}
