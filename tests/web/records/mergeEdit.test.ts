import { expect, test } from 'vitest';
import { mergeEdit, type RecordField } from '../../../web/parts/records/mergeEdit.ts';
import { questions } from '../../../web/ui/dialogs/confirm.ts';

type Person = { name: { last: string }; phone: string; groups: string[] };
const fields: readonly RecordField<Person>[] = [
  { path: 'name.last', label: 'Last name' },
  { path: 'phone', label: 'Phone' },
  { path: 'groups', label: 'Groups', text: (groups) => (Array.isArray(groups) ? groups.join('+') : '') },
];
const opened: Person = { name: { last: 'Lepik' }, phone: '1', groups: ['A'] };
// The texts are those of the keys: what is said matters here, not how.
const t = (key: string, values: Record<string, string> = {}) => `${key} ${Object.values(values).join('|')}`;
const merge = (now: Person, mine: Person) => mergeEdit({ opened, now, mine, fields }, t as never);
const answer = (isConfirmed: boolean) => {
  const [question] = questions.read();
  question?.answer(isConfirmed);
  return question?.message;
};

test('a record that no one else has changed, or changed to the same, is saved without a question', async () => {
  const mine = { ...opened, phone: '2' };
  expect(await merge(structuredClone(opened), mine)).toBe(mine);
  expect(await merge({ ...opened, phone: '2' }, mine)).toBe(mine);
  expect(questions.read()).toEqual([]);
});

test('what only somebody else has changed is shown and kept; where both have, one’s own value counts', async () => {
  const now = { name: { last: 'Lepik' }, phone: '3', groups: ['A', 'B'] };
  const mine = { name: { last: 'Tamm' }, phone: '2', groups: ['A'] };
  const merged = merge(now, mine);
  expect(answer(true)).toBe('RECORD.CHANGED.TEXT RECORD.CONFLICT Phone|1|3|2; RECORD.CHANGE Groups|A|A+B|A');
  expect(await merged).toEqual({ name: { last: 'Tamm' }, phone: '2', groups: ['A', 'B'] });
  const kept = merge(now, mine);
  answer(false);
  expect(await kept).toBeNull();
});
