import { useLayoutEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { createStore, useStore, type Store } from '../createStore.ts';
import type { Column } from '../table/Column.ts';
import { SelectionBox, stateOf } from './SelectionBox.tsx';
import { rangeBetween, type Selection } from './useSelection.ts';

/** A selection, and how its rows are identified and named. */
export type RowChoice<Row> = Selection & {
  /** The row's id, and its article's number for the label of its box. The same function while the rows stay the same. */
  describe: (row: Row) => { id: string; name: string };
};

/** A selection in a form that each box asks for its own row. */
type Boxes = { can: ReadonlySet<string>; are: ReadonlySet<string> };

/**
 * The column of check boxes; null for a list without a selection. Rows that cannot be checked have a disabled box. With
 * Shift, by pointer or by Space, the rows since the last one are set as well (DAY-26). It stays the same column while
 * `describe` does: the boxes follow the selection, so that checking one renders no other row.
 *
 * @param allLabel name of a box in the head that checks all rows of the page; without it there is none
 */
export function useSelectionColumn<Row>(
  choice: RowChoice<Row> | null,
  allLabel?: string,
): Column<Row> | null {
  const { t } = useTranslation();
  const last = useRef<string>(null);
  const { ids, checked, select, describe } = choice ?? noChoice;
  const boxes = useMemo((): Boxes => ({ can: new Set(ids), are: new Set(checked) }), [ids, checked]);
  const [store] = useState(() => createStore(boxes));
  const latest = useRef({ ids, checked, select });
  // Before the browser paints: a box must not lag behind the bar that counts it.
  useLayoutEffect(() => {
    latest.current = { ids, checked, select };
    store.set(boxes);
  }, [store, boxes, ids, checked, select]);
  return useMemo(
    () =>
      describe && {
        key: 'selection',
        hasBox: true,
        label: t('WISHLIST.COLUMN.SELECTION'),
        isLabelHidden: true,
        head:
          allLabel === undefined ? undefined : (
            <HeadBox
              label={allLabel}
              boxes={store}
              onChange={(isChecked) => latest.current.select(isChecked ? latest.current.ids : [])}
            />
          ),
        width: '1%',
        card: 'head',
        render: (row) => {
          const { id, name } = describe(row);
          return (
            <RowBox
              id={id}
              label={t('WISHLIST.SELECT', { article: name })}
              boxes={store}
              onChange={(isChecked, isRange) => {
                const { ids: all, checked: before, select: change } = latest.current;
                const set = isRange ? rangeBetween(all, last.current ?? id, id) : [id];
                last.current = id;
                change(isChecked ? [...before, ...set] : before.filter((other) => !set.includes(other)));
              }}
            />
          );
        },
      },
    [t, store, describe, allLabel],
  );
}

const noChoice = { ids: [], checked: [], select: () => {}, describe: null };

type HeadBoxProps = { label: string; boxes: Store<Boxes>; onChange: (isChecked: boolean) => void };

/** Checks all rows of the page. */
function HeadBox({ label, boxes, onChange }: HeadBoxProps): ReactElement | null {
  const state = useStore(boxes, ({ can, are }) => (can.size === 0 ? 'none' : stateOf(are.size, can.size)));
  return state === 'none' ? null : <SelectionBox label={label} isChecked={state} onChange={onChange} />;
}

type RowBoxProps = {
  id: string;
  label: string;
  boxes: Store<Boxes>;
  onChange: (isChecked: boolean, isRange: boolean) => void;
};

function RowBox({ id, label, boxes, onChange }: RowBoxProps): ReactElement {
  const isDisabled = useStore(boxes, ({ can }) => !can.has(id));
  const isChecked = useStore(boxes, ({ are }) => are.has(id));
  return <SelectionBox label={label} isDisabled={isDisabled} isChecked={isChecked} onChange={onChange} />;
}
