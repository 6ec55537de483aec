import type { TFunction } from 'i18next';
import { get, set, type FieldPath, type FieldValues } from 'react-hook-form';
import { confirm } from '../../ui/dialogs/confirm.ts';
import { dash } from '../../ui/values/dash.ts';

/** A field of a record's form that two people may change: its label, and how its value is shown. */
export type RecordField<Fields extends FieldValues> = {
  path: FieldPath<Fields>;
  label: string;
  text?: (value: unknown) => string;
};

type Edit<Fields extends FieldValues> = {
  /** The record as it was when the form was opened, as it is now, and as the user wants it. */
  opened: Fields;
  now: Fields;
  mine: Fields;
  fields: readonly RecordField<Fields>[];
};

/**
 * Asks before an edit undoes what somebody else has changed since the form was opened: the back end has no versions. What
 * only they have changed is kept; where both have changed a field, the user's value counts.
 *
 * @returns what to send; null if the user goes back to the form
 */
export async function mergeEdit<Fields extends FieldValues>(
  { opened, now, mine, fields }: Edit<Fields>,
  t: TFunction,
): Promise<Fields | null> {
  const changed = fields.filter(
    ({ path }) => !isSame(get(opened, path), get(now, path)) && !isSame(get(mine, path), get(now, path)),
  );
  if (changed.length === 0) return mine;
  const changes = changed.map(({ path, label, text = asText }) =>
    t(isSame(get(mine, path), get(opened, path)) ? 'RECORD.CHANGE' : 'RECORD.CONFLICT', {
      label,
      before: text(get(opened, path)) || dash,
      now: text(get(now, path)) || dash,
      mine: text(get(mine, path)) || dash,
    }),
  );
  const isConfirmed = await confirm({
    title: t('RECORD.CHANGED'),
    message: t('RECORD.CHANGED.TEXT', { changes: changes.join('; ') }),
    confirmLabel: t('SAVE'),
    cancelLabel: t('RECORD.BACK'),
  });
  if (!isConfirmed) return null;
  const merged = structuredClone(mine);
  for (const { path } of changed)
    if (isSame(get(mine, path), get(opened, path))) set(merged, path, get(now, path));
  return merged;
}

const isSame = (one: unknown, other: unknown): boolean => asText(one) === asText(other);
const asText = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : JSON.stringify(value ?? '');
