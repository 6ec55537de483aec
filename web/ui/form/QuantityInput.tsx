import { Add16Regular } from '@fluentui/react-icons/svg/add';
import { Subtract16Regular } from '@fluentui/react-icons/svg/subtract';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { announce, toSentences } from '../announce.ts';
import { mostOf, readPieces, stepDown, stepUp, withPlainDigits } from './quantity.ts';
import { useQuantityStyles } from './useQuantityStyles.ts';
import { useTypedQuantity, type Rounded } from './useTypedQuantity.ts';

/** Characters of a refused text that are seen without scrolling. */
const seenOfRefused = 12;

type Props = {
  /** Of what, for screen readers, for example 'Quantity of ABC-123'. */
  label: string;
  /** Of the input, for a label elsewhere that leads to it. */
  id?: string;
  /** Said after the name and before the multiple, for example 'Line 3 of 12'. */
  description?: string;
  /** null shows an empty field, for forms that refuse it (`onEmpty`). */
  value: number | null;
  /** The article's multiple: the first step and every step (CART-63). */
  multiple: number;
  /** Called with every finished change: a step, Enter, or leaving the field. Always a multiple, or 0. */
  onChange: (quantity: number) => void;
  /** Called after `onChange` where what was typed is not a multiple; without it the field says so, with a way back. */
  onRounded?: (rounded: Rounded) => void;
  /** Called when the field is left empty. Without it the value comes back. */
  onEmpty?: () => void;
  /** The least that minus reaches: one multiple (default), or 0 where that removes the article (CART-64, GAP-48). */
  lowest?: number;
  /** Refuses 0, where it would be no quantity and remove nothing. */
  isPositive?: boolean;
  /** The most that can be typed, where it is not the cart's 999: lists bring more (GAP-53). */
  most?: number;
  disabled?: boolean;
  /** Takes the focus when it appears, for cells that are edited in place. */
  hasFirstFocus?: boolean;
  /** Refuses an empty text with a message on Enter (CART-19); leaving the field brings the value back in any case. */
  required?: boolean;
  /** For lists: Enter or Shift+Enter was pressed and the value is taken; move on. */
  onEnter?: (direction: 'next' | 'previous') => void;
};

/**
 * A cart quantity: whole numbers from 0 to 999 in steps of the multiple (CART-62 to CART-64), or to as many digits as an
 * imported one has. The arrow keys step in the field, so that the buttons are no tab stops. Typed values go up to the
 * next multiple on leaving the field (GAP-49), which is said; Escape takes back what was typed. A quantity above the limit, or a
 * text that is not a whole number, stays in the field, refused with a word, and is never taken as another number: `2.5` is not
 * 25 pieces, 1000 not 100. What needs the quantity asks `focusRefused` first. The wheel changes nothing, since it is a text
 * field. Native controls, for tables of a thousand lines.
 */
export function QuantityInput(props: Props): ReactElement {
  const {
    label,
    id,
    description,
    value,
    multiple,
    onChange,
    onEmpty,
    lowest = multiple,
    disabled = false,
    isPositive = false,
    onEnter,
  } = props;
  const { hasFirstFocus = false, required = false, most = mostOf(value ?? 0), onRounded } = props;
  const styles = useQuantityStyles();
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [errorId, hintId] = [useId(), useId()];
  const quantity = useTypedQuantity({
    value,
    multiple,
    most,
    isPositive,
    onChange,
    onRounded,
    onEmpty,
    isMostItsOwn: props.most !== undefined,
  });
  const { typed, refusal, rounded, type, set, take } = quantity;
  const shown = (typed === null ? value : readPieces(typed)) ?? 0;
  const digits = String(most).length;
  const hint = toSentences([description, multiple > 1 ? t('ARTICLE.MULTIPLE', { multiple }) : null]);
  // At an end a step stays focusable: a disabled button loses the focus, and with it Escape its popover.
  const isLeast = shown <= lowest;
  const isMost = shown + multiple > most;

  useEffect(() => {
    if (hasFirstFocus) input.current?.focus();
  }, [hasFirstFocus]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      set(event.key === 'ArrowUp' ? stepUp(shown, multiple, most) : stepDown(shown, multiple, lowest));
    } else if (event.key === 'Enter') {
      if (refusal !== null || (typed === '' && required)) {
        event.preventDefault();
        // What stands there already would not be said again.
        if (refusal === null) quantity.refuse(t('FROM.ERROR.PLEASE_ENTER_VALUE'));
        else announce(refusal);
        return;
      }
      take();
      if (onEnter) {
        event.preventDefault();
        onEnter(event.shiftKey ? 'previous' : 'next');
      }
    } else if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation();
      type(null);
    }
  };

  // The button that was pressed last has the focus: Enter takes the value there too, and only the space bar steps.
  const onStepKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'Enter') return;
    onKeyDown(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  return (
    <span className={styles.field}>
      <span className={styles.group} role="group" aria-label={label}>
        <button
          type="button"
          tabIndex={-1}
          className={styles.step}
          aria-label={t('QUANTITY.LESS')}
          disabled={disabled}
          aria-disabled={isLeast}
          onClick={() => isLeast || set(stepDown(shown, multiple, lowest))}
          onKeyDown={onStepKeyDown}
        >
          <Subtract16Regular />
        </button>
        <input
          ref={input}
          id={id}
          className={styles.input}
          data-quantity=""
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-required={required}
          aria-invalid={refusal !== null}
          aria-describedby={refusal !== null ? errorId : hint === '' ? undefined : hintId}
          style={{ inlineSize: `${Math.max(digits, Math.min(typed?.length ?? 0, seenOfRefused)) + 1}ch` }}
          disabled={disabled}
          value={typed ?? String(value ?? '')}
          // What an input method is composing is not touched.
          onChange={({ target, nativeEvent }) =>
            isComposing(nativeEvent) ? quantity.compose(target.value) : type(withPlainDigits(target.value))
          }
          onCompositionEnd={(event) => type(withPlainDigits(event.currentTarget.value))}
          onFocus={(event) => event.target.select()}
          onBlur={take}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          tabIndex={-1}
          className={styles.step}
          aria-label={t('QUANTITY.MORE')}
          disabled={disabled}
          aria-disabled={isMost}
          onClick={() => isMost || set(stepUp(shown, multiple, most))}
          onKeyDown={onStepKeyDown}
        >
          <Add16Regular />
        </button>
      </span>
      {hint === '' ? null : (
        <span id={hintId} hidden>
          {hint}
        </span>
      )}
      {rounded === null ? null : (
        <span className={styles.note}>
          {t('QUANTITY.ROUNDED', { typed: rounded.typed, qty: rounded.taken, multiple })}
          <button type="button" className={styles.undo} onClick={quantity.undoRounding}>
            {t('QUANTITY.UNDO')}
          </button>
        </span>
      )}
      {refusal === null ? null : (
        <span id={errorId} role="alert" className={styles.error}>
          {refusal}
        </span>
      )}
    </span>
  );
}

const isComposing = (event: Event): boolean => event instanceof InputEvent && event.isComposing;
