import type { TFunction } from 'i18next';
import * as edits from './markdownEdits.ts';
import type { Selected, TextEdit } from './TextEdit.ts';

/** Keys of a command. `code` is the key's place, so that they are the same on every keyboard layout. */
export type Keys = { code: string; isShift?: boolean; isAlt?: boolean };

/** A command of the editor: a button of its toolbar and its keys with Ctrl (or Cmd). */
export type MarkdownCommand = {
  /** Key of its name. */
  name: string;
  /** The first is shown. */
  keys: readonly Keys[];
  edit: (selected: Selected, t: TFunction) => TextEdit;
};

const key = (code: string, other: Omit<Keys, 'code'> = {}): Keys => ({ code, ...other });

const heading = (level: number): MarkdownCommand => ({
  name: `MARKDOWN.H${level}`,
  keys: [key(`Digit${level}`)],
  edit: (selected) => edits.toggleHeading(selected, level),
});

/** Everything that the editor can do to a text, in groups of the toolbar (ISS-21 to ISS-25, GAP-148). */
export const markdownCommands = {
  headings: [1, 2, 3, 4, 5, 6].map(heading),
  bold: {
    name: 'MARKDOWN.BOLD',
    keys: [key('KeyB')],
    edit: (selected) => edits.toggleMark(selected, '**'),
  },
  italic: {
    name: 'MARKDOWN.ITALIC',
    keys: [key('KeyI')],
    edit: (selected) => edits.toggleMark(selected, '_'),
  },
  quote: {
    name: 'MARKDOWN.QUOTE',
    keys: [key('Period', { isShift: true })],
    edit: edits.toggleQuote,
  },
  code: { name: 'MARKDOWN.CODE', keys: [key('KeyE')], edit: edits.toggleCode },
  bullets: {
    name: 'MARKDOWN.BULLETS',
    keys: [key('KeyL'), key('Digit8', { isShift: true })],
    edit: edits.toggleBullets,
  },
  numbers: {
    name: 'MARKDOWN.NUMBERS',
    keys: [key('Digit7', { isShift: true })],
    edit: edits.toggleNumbers,
  },
  link: { name: 'MARKDOWN.LINK', keys: [key('KeyK')], edit: edits.insertLink },
  table: {
    name: 'MARKDOWN.TABLE',
    keys: [key('KeyT', { isAlt: true })],
    edit: (selected, t) =>
      edits.insertTable(selected, (column) => t('MARKDOWN.TABLE.COLUMN', { column: String(column) })),
  },
  info: { name: 'MARKDOWN.INFO', keys: [], edit: (selected) => edits.insertBlock(selected, 'info') },
  question: {
    name: 'MARKDOWN.QUESTION',
    keys: [],
    edit: (selected) => edits.insertBlock(selected, 'question'),
  },
  error: { name: 'MARKDOWN.ERROR', keys: [], edit: (selected) => edits.insertBlock(selected, 'error') },
} as const satisfies Record<string, MarkdownCommand | readonly MarkdownCommand[]>;

const all: readonly MarkdownCommand[] = Object.values(markdownCommands).flat();

/** The command of a key press; null for other keys. AltGr, which writes letters, is left alone. */
export function commandOfKeys(event: KeyboardEvent): MarkdownCommand | null {
  if (!hasControl(event)) return null;
  const isPressed = ({ code, isShift = false, isAlt = false }: Keys) =>
    event.code === code && event.shiftKey === isShift && event.altKey === isAlt;
  return all.find(({ keys }) => keys.some(isPressed)) ?? null;
}

/** Whether Ctrl or Cmd is held, and not because of AltGr. */
export const hasControl = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph');

/** Keys as shown: `Ctrl+Alt+T`; empty where a command has none. */
export function showKeys({ keys: [first] }: Pick<MarkdownCommand, 'keys'>): string {
  if (!first) return '';
  const { code, isShift = false, isAlt = false } = first;
  const name = code === 'Period' ? '.' : code.replace(/^(?:Key|Digit)/, '');
  return ['Ctrl', ...(isAlt ? ['Alt'] : []), ...(isShift ? ['Shift'] : []), name].join('+');
}
