import { useRef, useState, type FocusEvent, type ReactElement } from 'react';
import { refusedField } from '../../../ui/form/focusRefused.ts';
import { QuantityInput } from '../../../ui/form/QuantityInput.tsx';
import type { Rounded } from '../../../ui/form/useTypedQuantity.ts';
import type { EditedDirection } from './useCartGrid.ts';

type Props = {
  label: string;
  /** Where its line is in the cart. */
  place: string;
  qty: number;
  multiple: number;
  /** The quantity is meant: where to go from here, null when the focus is elsewhere already. */
  onDone: (qty: number, direction: EditedDirection | null) => void;
  onRounded: (rounded: Rounded) => void;
  /** Escape: the quantity stays as it was. */
  onCancel: () => void;
};

/** A quantity that is edited in its cell: saved by Enter or by leaving it, cancelled by Escape (CART-18 to CART-20). */
export function QuantityEditor(props: Props): ReactElement {
  const { label, place, qty, multiple, onDone, onRounded, onCancel } = props;
  const [draft, setDraft] = useState(qty);
  // Enter and leaving the field report the new quantity and end the edit at once, before anything renders again.
  const latest = useRef(qty);
  const isOver = useRef(false);

  const finish = (direction: EditedDirection | null) => {
    if (isOver.current) return;
    isOver.current = true;
    onDone(latest.current, direction);
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    // What is refused stays to be seen until it is corrected, or given up.
    if (event.currentTarget.contains(event.relatedTarget)) return;
    if (!event.currentTarget.querySelector<HTMLInputElement>(refusedField)?.value) finish(null);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens to the input inside
    <span
      onBlur={onBlur}
      onKeyDown={(event) => {
        // A focused field that is removed makes the browser lay out the page twice.
        if (isOver.current && event.target instanceof HTMLElement) event.target.blur();
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        isOver.current = true;
        onCancel();
      }}
    >
      <QuantityInput
        label={label}
        description={place}
        value={draft}
        multiple={multiple}
        onChange={(changed) => {
          latest.current = changed;
          setDraft(changed);
        }}
        onEnter={finish}
        onRounded={onRounded}
        hasFirstFocus
        required
      />
    </span>
  );
}
