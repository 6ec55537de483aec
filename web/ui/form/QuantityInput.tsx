import { Add16Regular } from '@fluentui/react-icons/svg/add';
import { Subtract16Regular } from '@fluentui/react-icons/svg/subtract';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { announce, toSentences } from '../announce/announce.ts';
import { mostOf, readPieces, stepDown, stepUp, withPlainDigits } from './quantity.ts';
import { useQuantityStyles } from './useQuantityStyles.ts';
import { useTypedQuantity, type Rounded, type TypedQuantity } from './useTypedQuantity.ts';

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
  const { label, id, description, value, multiple, lowest = multiple, isPositive = false } = props;
  const { disabled = false, required = false, hasFirstFocus = false, most = mostOf(value ?? 0) } = props;
  const styles = useQuantityStyles();
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [errorId, hintId] = [useId(), useId()];
  const quantity = useTypedQuantity({
    value,
    multiple,
    most,
    isPositive,
    onChange: props.onChange,
    onRounded: props.onRounded,
    onEmpty: props.onEmpty,
    isMostItsOwn: props.most !== undefined,
  });
  const { typed, refusal, type, set, take } = quantity;
  const shown = (typed === null ? value : readPieces(typed)) ?? 0;
  const less = () => set(stepDown(shown, multiple, lowest));
  const more = () => set(stepUp(shown, multiple, most));
  const onKeyDown = useQuantityKeys({ quantity, less, more, required, onEnter: props.onEnter });
  const digits = String(most).length;
  const hint = toSentences([description, multiple > 1 ? t('ARTICLE.MULTIPLE', { multiple }) : null]);

  useEffect(() => {
    if (hasFirstFocus) input.current?.focus();
  }, [hasFirstFocus]);

  return (
    <span className={styles.field}>
      <span className={styles.group} role="group" aria-label={label}>
        <StepButton
          label={t('QUANTITY.LESS')}
          icon={<Subtract16Regular />}
          disabled={disabled}
          isAtEnd={shown <= lowest}
          onStep={less}
          onKeyDown={onKeyDown}
        />
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
        <StepButton
          label={t('QUANTITY.MORE')}
          icon={<Add16Regular />}
          disabled={disabled}
          isAtEnd={shown + multiple > most}
          onStep={more}
          onKeyDown={onKeyDown}
        />
      </span>
      {hint === '' ? null : (
        <span id={hintId} hidden>
          {hint}
        </span>
      )}
      <RoundingNote quantity={quantity} multiple={multiple} />
      {refusal === null ? null : (
        <span id={errorId} role="alert" className={styles.error}>
          {refusal}
        </span>
      )}
    </span>
  );
}

const isComposing = (event: Event): boolean => event instanceof InputEvent && event.isComposing;

type Keys = {
  quantity: TypedQuantity;
  less: () => void;
  more: () => void;
  required: boolean;
  onEnter: Props['onEnter'];
};

/** The keys of a quantity: the arrows step, Enter takes what was typed or says why not, and Escape forgets it. */
function useQuantityKeys({ quantity, less, more, required, onEnter }: Keys): (event: KeyboardEvent) => void {
  const { t } = useTranslation();
  const { typed, refusal } = quantity;
  return (event) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      if (event.key === 'ArrowUp') more();
      else less();
    } else if (event.key === 'Enter') {
      if (refusal !== null || (typed === '' && required)) {
        event.preventDefault();
        // What stands there already would not be said again.
        if (refusal === null) quantity.refuse(t('FROM.ERROR.PLEASE_ENTER_VALUE'));
        else announce(refusal);
        return;
      }
      quantity.take();
      if (onEnter) {
        event.preventDefault();
        onEnter(event.shiftKey ? 'previous' : 'next');
      }
    } else if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation();
      quantity.type(null);
    }
  };
}

type StepButtonProps = {
  label: string;
  icon: ReactNode;
  disabled: boolean;
  /** At an end it stays focusable: a disabled button loses the focus, and with it Escape its popover. */
  isAtEnd: boolean;
  onStep: () => void;
  /** The keys of the field. */
  onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * One step up or down. The button that was pressed last has the focus: Enter takes the value there too, and only the space
 * bar steps.
 */
function StepButton({ label, icon, disabled, isAtEnd, onStep, onKeyDown }: StepButtonProps): ReactElement {
  const styles = useQuantityStyles();
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.step}
      aria-label={label}
      disabled={disabled}
      aria-disabled={isAtEnd}
      onClick={() => isAtEnd || onStep()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        onKeyDown(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        event.currentTarget.form?.requestSubmit();
      }}
    >
      {icon}
    </button>
  );
}

/** Says that another quantity was taken than the typed one, with the way back. */
function RoundingNote({ quantity, multiple }: { quantity: TypedQuantity; multiple: number }): ReactNode {
  const styles = useQuantityStyles();
  const { t } = useTranslation();
  const { rounded, undoRounding } = quantity;
  if (rounded === null) return null;
  return (
    <span className={styles.note}>
      {t('QUANTITY.ROUNDED', { typed: rounded.typed, qty: rounded.taken, multiple })}
      <button type="button" className={styles.undo} onClick={undoRounding}>
        {t('QUANTITY.UNDO')}
      </button>
    </span>
  );
}
