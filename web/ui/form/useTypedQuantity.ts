import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readNumber } from '../../../contract/readNumber.ts';
import { announce } from '../announce/announce.ts';
import { readPieces, roundUpToMultiple } from './quantity.ts';

/** A typed quantity that went up or down to a multiple. */
export type Rounded = { typed: number; taken: number; before: number | null };

type Options = {
  /** The quantity before anything was typed; null for none. */
  value: number | null;
  multiple: number;
  most: number;
  /** Whether `most` is of the article, not of typing (CART-62). */
  isMostItsOwn: boolean;
  isPositive: boolean;
  onChange: (quantity: number) => void;
  onRounded: ((rounded: Rounded) => void) | undefined;
  onEmpty: (() => void) | undefined;
};

/** A quantity while it is typed. */
export type TypedQuantity = {
  /** What stands in the field while it is being typed; null for the value. */
  typed: string | null;
  /** Why it is not taken. */
  refusal: string | null;
  refuse: (reason: string) => void;
  /** What was taken instead of what was typed, until something else is. */
  rounded: Rounded | null;
  /** Replaces the text; null forgets it. */
  type: (text: string | null) => void;
  /** Shows a text that is not finished, of an input method, and judges nothing. */
  compose: (text: string) => void;
  /** Takes a quantity that was not typed. */
  set: (quantity: number) => void;
  /** Takes what was typed, up to a multiple, unless it is refused. */
  take: () => void;
  /** Takes the quantity from before the rounding. */
  undoRounding: () => void;
};

/** The state of a quantity field while it is typed into: the text is taken as it is, rounded to a multiple, or refused. */
export function useTypedQuantity(options: Options): TypedQuantity {
  const { value, multiple, most, isMostItsOwn, isPositive, onChange, onRounded, onEmpty } = options;
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  // Enter may move the focus before the next render: what it took must not be taken once more on leaving the field.
  const untaken = useRef<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [rounded, setRounded] = useState<Rounded | null>(null);

  const judge = (text: string): string | null => {
    const pieces = readPieces(text);
    if (pieces === null) {
      const number = readNumber(text, 0);
      return number && 'readings' in number
        ? t('NUMBER.UNCLEAR_WHOLE', { grouped: number.readings[0], decimal: number.readings[1] })
        : t('FILTER.NOT_A_NUMBER');
    }
    if (pieces > most) return t(isMostItsOwn ? 'QUANTITY.MOST' : 'QUANTITY.MOST_HERE', { most });
    return isPositive && pieces === 0 ? t('QUANTITY.LEAST', { least: multiple }) : null;
  };
  const type = (text: string | null) => {
    untaken.current = text;
    setTyped(text);
    setRounded(null);
    setRefusal(text ? judge(text) : null);
  };
  const set = (quantity: number) => {
    type(null);
    if (quantity !== value) onChange(quantity);
  };
  const take = () => {
    const text = untaken.current;
    if (text === null || (refusal !== null && text !== '')) return;
    const pieces = readPieces(text);
    if (pieces === null) {
      type(null);
      if (text === '') onEmpty?.();
      return;
    }
    const taken = roundUpToMultiple(pieces, multiple, most);
    set(taken);
    if (taken === pieces) return;
    const change = { typed: pieces, taken, before: value };
    if (onRounded) return onRounded(change);
    setRounded(change);
    announce(t('QUANTITY.ROUNDED', { typed: pieces, qty: taken, multiple }));
  };
  const undoRounding = () => {
    setRounded(null);
    if (rounded?.before != null) onChange(rounded.before);
  };
  return { typed, refusal, refuse: setRefusal, rounded, type, compose: setTyped, set, take, undoRounding };
}
