import { describe, expect, test } from 'vitest';
import { commandOfKeys, markdownCommands, showKeys } from '../../../web/parts/markdown/markdownCommands.ts';
import * as edits from '../../../web/parts/markdown/markdownEdits.ts';
import type { Selected, TextEdit } from '../../../web/parts/markdown/TextEdit.ts';
import { readSheet, toTable } from '../../../web/parts/markdown/toTable.ts';

/** A text with its selection between ‹ and ›; one ‹ alone is the caret. */
function read(marked: string): Selected {
  const text = marked.replaceAll(/[‹›]/g, '');
  const start = marked.indexOf('‹');
  const end = marked.indexOf('›');
  return { text, start, end: end < 0 ? start : end - 1 };
}

function apply(marked: string, edit: (selected: Selected) => TextEdit | null): string {
  const selected = read(marked);
  const change = edit(selected);
  if (!change) return marked;
  const { from, to, insert, selectStart, selectEnd } = change;
  const text = selected.text.slice(0, from) + insert + selected.text.slice(to);
  const selection = selectStart === selectEnd ? '‹' : `‹${text.slice(selectStart, selectEnd)}›`;
  return text.slice(0, selectStart) + selection + text.slice(selectEnd);
}

/** Text before, the edit, text after. */
type Case = [before: string, edit: (selected: Selected) => TextEdit | null, after: string];

const bold = (selected: Selected) => edits.toggleMark(selected, '**');
const italic = (selected: Selected) => edits.toggleMark(selected, '_');
const h = (level: number) => (selected: Selected) => edits.toggleHeading(selected, level);
const table = (selected: Selected) => edits.insertTable(selected, (column) => `Column ${column}`);

const cases: Case[] = [
  ['a ‹word› b', bold, 'a **‹word›** b'],
  ['a **‹word›** b', bold, 'a ‹word› b'],
  ['a ‹**word**› b', bold, 'a ‹word› b'],
  ['a ‹word › b', bold, 'a **‹word›**  b'],
  ['a wo‹rd b', bold, 'a **‹word›** b'],
  ['‹', bold, '**‹**'],
  ['‹**bold**›', italic, '_‹**bold**›_'],
  ['Größe ‹Öl› 中文', italic, 'Größe _‹Öl›_ 中文'],
  ['‹title', h(2), '## ‹title'],
  ['## ti‹tle', h(2), 'ti‹tle'],
  ['# ‹a\n# b›', h(6), '‹###### a\n###### b›'],
  ['‹a\n\nb›', edits.toggleQuote, '‹> a\n> \n> b›'],
  ['‹> a\n> \n> b›', edits.toggleQuote, '‹a\n\nb›'],
  ['‹a\nb›', edits.toggleBullets, '‹- a\n- b›'],
  ['‹- a\n- b›', edits.toggleBullets, '‹a\nb›'],
  ['‹- a\n\n- b›', edits.toggleNumbers, '‹1. a\n\n2. b›'],
  ['‹1. a\n2. b›', edits.toggleBullets, '‹- a\n- b›'],
  ['a ‹b› c', edits.toggleCode, 'a `‹b›` c'],
  ['x\n‹a\nb›', edits.toggleCode, 'x\n\n```\n‹a\nb\n```›'],
  ['see ‹this›', edits.insertLink, 'see [this](‹https://›)'],
  ['‹https://a.test/b›', edits.insertLink, '[‹](https://a.test/b)'],
  ['‹', table, '| ‹Column 1› | Column 2 |\n| --- | --- |\n|  |  |'],
  ['‹a\tb\nc\td›', table, '‹| a | b |\n| --- | --- |\n| c | d |›'],
  ['‹a;b\nc|d;e›', table, '‹| a | b |\n| --- | --- |\n| c\\|d | e |›'],
  ['x\n‹a, b\nc, d›\ny', table, 'x\n\n‹| a | b |\n| --- | --- |\n| c | d |›\n\ny'],
  ['‹one\ntwo›', table, '‹| one |\n| --- |\n| two |›'],
  ['‹text›', (selected) => edits.insertBlock(selected, 'info'), ':::info\n‹text›\n:::'],
  ['a\n‹', (selected) => edits.insertBlock(selected, 'error'), 'a\n\n:::error\n‹\n:::'],
  ['a‹', edits.indentLines, 'a    ‹'],
  ['‹a\n\nb›', edits.indentLines, '‹    a\n\n    b›'],
  ['‹    a\n  b\nc›', edits.outdentLines, '‹a\nb\nc›'],
  ['      a‹', edits.outdentLines, '  a‹'],
  ['a‹', edits.outdentLines, 'a‹'],
  ['- a‹', edits.continueList, '- a\n- ‹'],
  ['  9. a‹', edits.continueList, '  9. a\n  10. ‹'],
  ['- a\n- ‹', edits.continueList, '- a\n‹'],
  ['> a‹b', edits.continueList, '> a\n> ‹b'],
  ['a‹', edits.continueList, 'a‹'],
];

test.each(cases)('ISS-21 ISS-22 ISS-24 ISS-25 ISS-26 %j', (before, edit, after) => {
  expect(apply(before, edit)).toBe(after);
});

test('a toggle twice gives the text back', () => {
  const text = 'First line\n\n  second *line*, ‹third\nand fourth› line\n';
  for (const edit of [bold, italic, h(3), edits.toggleQuote, edits.toggleBullets, edits.toggleNumbers]) {
    expect(apply(apply(text, edit), edit).replaceAll(/[‹›]/g, '')).toBe(text.replaceAll(/[‹›]/g, ''));
  }
});

describe('a text from a sheet', () => {
  test('becomes cells; quotes hold line breaks and quotes', () => {
    expect(readSheet('a\tb\r\n1\t2\r\n')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
    expect(readSheet('"two\nlines"\t"say ""x"""\nc\td')).toEqual([
      ['two\nlines', 'say "x"'],
      ['c', 'd'],
    ]);
    expect(toTable([['two\nlines', 'a|b'], ['c']])).toBe('| two lines | a\\|b |\n| --- | --- |\n| c |  |');
  });
  test('is not code that is indented by tabs, nor a line of words, nor rows of different lengths', () => {
    for (const text of ['\tif (x)\n\treturn', 'two words', 'a\tb\nc', '', '3" pipe\tx"\ty\n1\t2'])
      expect(readSheet(text), text).toBeNull();
  });
});

const press = (code: string, held: Partial<KeyboardEventInit> = {}) =>
  commandOfKeys(
    new KeyboardEvent('keydown', {
      code,
      ctrlKey: true,
      ...held,
    }),
  )?.name ?? null;

describe('keys', () => {
  test('ISS-23 ISS-24 are read by their place, with common aliases', () => {
    expect(press('KeyB')).toBe('MARKDOWN.BOLD');
    expect(press('KeyI')).toBe('MARKDOWN.ITALIC');
    expect(press('KeyL')).toBe('MARKDOWN.BULLETS');
    expect(press('KeyB', { key: 'и' })).toBe('MARKDOWN.BOLD');
    for (let level = 1; level <= 6; level++) expect(press(`Digit${level}`)).toBe(`MARKDOWN.H${level}`);
    expect(press('KeyK')).toBe('MARKDOWN.LINK');
    expect(press('Digit7', { shiftKey: true })).toBe('MARKDOWN.NUMBERS');
    expect(press('Digit8', { shiftKey: true })).toBe('MARKDOWN.BULLETS');
  });
  test('keys without Ctrl write their letters; undo stays the browser’s', () => {
    expect(press('KeyB', { ctrlKey: false })).toBeNull();
    expect(press('KeyT')).toBeNull();
    expect(press('KeyZ')).toBeNull();
  });
  test('are named on the buttons', () => {
    expect(showKeys(markdownCommands.table)).toBe('Ctrl+Alt+T');
    expect(showKeys(markdownCommands.numbers)).toBe('Ctrl+Shift+7');
    expect(showKeys(markdownCommands.info)).toBe('');
  });
});
