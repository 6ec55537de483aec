import type { TFunction } from 'i18next';
import { announce } from '../../ui/announce/announce.ts';
import { applyEdit, readSelected } from './applyEdit.ts';
import { commandOfKeys, hasControl } from './markdownCommands.ts';
import { continueList, indentLines, isAddress, outdentLines } from './markdownEdits.ts';
import { replaceRange, type TextEdit } from './TextEdit.ts';
import { readSheet, toTable } from './toTable.ts';

export type EditorOptions = {
  t: TFunction;
  /** Shows the preview, or the text again. */
  onPreview: () => void;
  /** A file was pasted or dropped: none can be stored (ISS-27). */
  onFile: (names: string) => void;
};

/**
 * Gives a text field the keys of the editor (ISS-23 to ISS-26), and pastes tables of sheets and addresses over a selection.
 * Escape, then Tab leaves the field. What the browser does by itself (undo, paste, cursor keys) stays with it.
 *
 * @returns how to stop
 */
export function listenToEditor(
  field: HTMLTextAreaElement,
  { t, onPreview, onFile }: EditorOptions,
): () => void {
  // After Escape the next Tab is the browser's.
  let isLeaving = false;

  const onKeyDown = (event: KeyboardEvent) => {
    // While a letter is composed all keys belong to the input method; Safari reports the last one with code 229 alone.
    if (event.isComposing || event.keyCode === 229 || field.readOnly) return;
    const wasLeaving = isLeaving;
    isLeaving = event.key === 'Escape' || (isLeaving && event.key === 'Shift');
    if (event.key === 'Escape') announce(t('MARKDOWN.LEAVING'));
    if (event.key === 'Tab' && wasLeaving) return;
    if (hasControl(event) && event.key === 'Enter') {
      event.preventDefault();
      field.form?.requestSubmit();
      return;
    }
    if (hasControl(event) && event.shiftKey && event.code === 'KeyP') {
      event.preventDefault();
      onPreview();
      return;
    }
    const change = editOfKeys(event);
    if (!change) return;
    event.preventDefault();
    applyEdit(field, change);
  };

  const editOfKeys = (event: KeyboardEvent): TextEdit | null => {
    const selected = readSelected(field);
    const command = commandOfKeys(event);
    if (command) return command.edit(selected, t);
    if (event.ctrlKey || event.metaKey || event.altKey) return null;
    if (event.key === 'Tab') return event.shiftKey ? outdentLines(selected) : indentLines(selected);
    return event.key === 'Enter' && !event.shiftKey ? continueList(selected) : null;
  };

  const onPaste = (event: ClipboardEvent) => {
    const { clipboardData: data } = event;
    if (!data) return;
    const text = data.getData('text/plain');
    // Sheets put a picture next to their text.
    if (text === '' && data.files.length > 0) {
      event.preventDefault();
      onFile(namesOf(data));
      return;
    }
    const { start, end, text: whole } = readSelected(field);
    const inner = whole.slice(start, end);
    const sheet = readSheet(text);
    const insert = sheet
      ? toTable(sheet)
      : inner !== '' && !inner.includes('\n') && !isAddress(inner) && isAddress(text.trim())
        ? `[${inner}](${text.trim()})`
        : null;
    if (insert === null) return;
    event.preventDefault();
    applyEdit(field, replaceRange(start, end, insert, [insert.length, insert.length]));
  };

  const onDrop = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    // The browser would open the file in place of the page.
    event.preventDefault();
    if (event.type === 'drop') onFile(namesOf(event.dataTransfer));
  };
  const forget = () => {
    isLeaving = false;
  };

  field.addEventListener('keydown', onKeyDown);
  field.addEventListener('paste', onPaste);
  field.addEventListener('dragover', onDrop);
  field.addEventListener('drop', onDrop);
  field.addEventListener('blur', forget);
  return () => {
    field.removeEventListener('keydown', onKeyDown);
    field.removeEventListener('paste', onPaste);
    field.removeEventListener('dragover', onDrop);
    field.removeEventListener('drop', onDrop);
    field.removeEventListener('blur', forget);
  };
}

const namesOf = ({ files }: DataTransfer): string => [...files].map(({ name }) => name).join(', ');
