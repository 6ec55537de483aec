import { makeStyles, tokens } from '@fluentui/react-components';
import { Add16Regular } from '@fluentui/react-icons/svg/add';
import { Subtract16Regular } from '@fluentui/react-icons/svg/subtract';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { mostOf, readPieces, roundUpToMultiple, stepDown, stepUp, withoutWords } from './quantity.ts';

/** Characters of a refused text that stay in the field, so that the user sees what is refused. */
const longestRefused = 12;

const useStyles = makeStyles({
  field: { display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-start' },
  error: {
    color: tokens.colorPaletteRedForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    whiteSpace: 'normal',
  },
  group: {
    display: 'inline-flex',
    alignItems: 'stretch',
    blockSize: '28px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '@media (pointer: coarse)': { blockSize: '40px' },
  },
  step: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: '28px',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    ':hover:enabled:not([aria-disabled=true])': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':is(:disabled, [aria-disabled=true])': {
      color: tokens.colorNeutralForegroundDisabled,
      cursor: 'default',
    },
    '@media (pointer: coarse)': { inlineSize: '40px' },
  },
  input: {
    padding: 0,
    border: 'none',
    outlineStyle: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
});

type Props = {
  /** Of what, for screen readers, for example 'Quantity of ABC-123'. */
  label: string;
  /** null shows an empty field, for forms that refuse it (`onEmpty`). */
  value: number | null;
  /** The article's multiple: the first step and every step (CART-63). */
  multiple: number;
  /** Called with every finished change: a step, Enter, or leaving the field. Always a multiple, or 0. */
  onChange: (quantity: number) => void;
  /** Called when the field is left empty. Without it the value comes back. */
  onEmpty?: () => void;
  /** The least that minus reaches: one multiple (default), or 0 where that removes the article (CART-64, GAP-48). */
  lowest?: number;
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
 * next multiple on leaving the field (GAP-49); Escape takes back what was typed. A digit too many is refused with a word, and
 * so is a text that is not a whole number, which is never taken: `2.5` is not 25 pieces. The wheel changes nothing, since it is a
 * text field. Native controls, for tables of a thousand lines.
 */
export function QuantityInput(props: Props): ReactElement {
  const { label, value, multiple, onChange, onEmpty, lowest = multiple, disabled = false, onEnter } = props;
  const { hasFirstFocus = false, required = false, most = mostOf(value ?? 0) } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const shown = (typed === null ? value : readPieces(typed)) ?? 0;
  const digits = String(most).length;
  // Of digits alone those too many are not in the field: what is left is taken.
  const isRefused = typed !== null && refusal !== null && /\D/.test(typed);
  // At an end a step stays focusable: a disabled button loses the focus, and with it Escape its popover.
  const isLeast = shown <= lowest;
  const isMost = shown + multiple > most;

  useEffect(() => {
    if (hasFirstFocus) input.current?.focus();
  }, [hasFirstFocus]);

  const type = (text: string | null) => {
    const pieces = text === null ? null : readPieces(text);
    setTyped(text === null ? null : text.slice(0, /\D/.test(text) ? longestRefused : digits));
    if (pieces === null) setRefusal(text ? t('FILTER.NOT_A_NUMBER') : null);
    else setRefusal(String(pieces).length > digits ? t('QUANTITY.MOST', { most }) : null);
  };
  const set = (quantity: number) => {
    type(null);
    if (quantity !== value) onChange(quantity);
  };
  const take = () => {
    if (typed === null) return;
    const pieces = isRefused ? null : readPieces(typed);
    if (pieces !== null) return set(roundUpToMultiple(pieces, multiple, most));
    type(null);
    if (typed === '') onEmpty?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      set(event.key === 'ArrowUp' ? stepUp(shown, multiple, most) : stepDown(shown, multiple, lowest));
    } else if (event.key === 'Enter') {
      if (isRefused || (typed === '' && required)) {
        event.preventDefault();
        setRefusal(refusal ?? t('FROM.ERROR.PLEASE_ENTER_VALUE'));
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
        >
          <Subtract16Regular />
        </button>
        <input
          ref={input}
          className={styles.input}
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-required={required}
          aria-invalid={refusal !== null}
          aria-describedby={refusal === null ? undefined : errorId}
          style={{ inlineSize: `${digits + 1}ch` }}
          disabled={disabled}
          value={typed ?? String(value ?? '')}
          onChange={(event) => type(withoutWords(event.target.value))}
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
        >
          <Add16Regular />
        </button>
      </span>
      {refusal === null ? null : (
        <span id={errorId} role="alert" className={styles.error}>
          {refusal}
        </span>
      )}
    </span>
  );
}
