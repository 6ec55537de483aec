import { insertTextIntoField } from 'text-field-edit';
import type { Selected, TextEdit } from './TextEdit.ts';

/** The text of a field and its selection. */
export const readSelected = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

/** Changes a field as if the user had typed it: one step of the browser's undo takes it back. */
export function applyEdit(
  field: HTMLTextAreaElement,
  { from, to, insert, selectStart, selectEnd }: TextEdit,
): void {
  field.focus();
  if (field.value.slice(from, to) !== insert) {
    field.setSelectionRange(from, to);
    insertTextIntoField(field, insert);
  }
  field.setSelectionRange(selectStart, selectEnd);
}
