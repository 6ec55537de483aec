import { isRecord } from '../../../../contract/isRecord.ts';
import { filled } from '../../../parts/drafts/filled.ts';
import { readStoredFile, type StoredFile } from '../../../parts/uploads/StoredFile.ts';
import { numberText } from '../../../ui/form/numberRules.ts';
import { present } from '../../../ui/list/present.ts';
import type { MoneyValue } from '../../../ui/values/formatMoney.ts';

/** A line of an invoice that an item was taken from. */
export type DraftLine = {
  /** Global id. */
  id: string;
  /** Pieces bought: the most that can be claimed (CLM-32). */
  qty: number | null;
  /** The pieces that were not claimed yet when the line was chosen; null if not known. */
  leftQty: number | null;
  price: MoneyValue | null;
  invoiceNumber: string | null;
  invoiceDate: string | null;
};

/** What can be said about a claimed article in addition (GAP-132), as typed; days are YYYY-MM-DD, empty for none. */
export type Clarification = {
  hasCrashedBoxRetention: boolean;
  hasBadPackingRetention: boolean;
  carBrand: string;
  carModel: string;
  carModelClarification: string;
  carModelYear: string;
  fittingDate: string;
  fittingOnMillage: string;
  problemDate: string;
  problemOnMillage: string;
};

/** An item of a claim that was not sent yet: the fields of the wizard. */
export type DraftItem = {
  /** Tells the items of a draft apart. */
  key: string;
  articleName: string;
  /** Null for an item that is entered by hand, with the four fields that follow (CLM-31). */
  line: DraftLine | null;
  isManual: boolean;
  invoiceNumber: string;
  invoiceDate: string;
  /** As typed, and the currency that it was typed in. */
  price: string;
  currencyCode: string;
  /** Pieces, as typed. */
  qty: string;
  description: string;
  attachments: readonly StoredFile[];
  clarification: Clarification;
};

export const emptyClarification: Clarification = {
  hasCrashedBoxRetention: false,
  hasBadPackingRetention: false,
  carBrand: '',
  carModel: '',
  carModelClarification: '',
  carModelYear: '',
  fittingDate: '',
  fittingOnMillage: '',
  problemDate: '',
  problemOnMillage: '',
};

/** An item before anything is entered. */
export const emptyItem: Omit<DraftItem, 'key'> = {
  articleName: '',
  line: null,
  isManual: false,
  invoiceNumber: '',
  invoiceDate: '',
  price: '',
  currencyCode: '',
  qty: '1',
  description: '',
  attachments: [],
  clarification: emptyClarification,
};

/** Whether an item is complete, with its subject and reason, so that it can be sent (CLM-30, CLM-31). */
export function isComplete(item: DraftItem): boolean {
  const { articleName, qty, description } = item;
  return articleName !== '' && hasPart(item) && Number(numberText(qty, 0)) > 0 && description.trim() !== '';
}

/** Whether it is known which line of which invoice an item is, from the line or entered by hand. */
export const hasPart = ({ line, invoiceNumber, invoiceDate, price }: DraftItem): boolean =>
  line !== null || (invoiceNumber !== '' && invoiceDate !== '' && price !== '');

/** The amount of one piece in the currency that it is claimed in; null if it is not known. */
export function priceOf({ line, isManual, price, currencyCode }: DraftItem): MoneyValue | null {
  if (line) return line.price;
  const value = Number(numberText(price, 2));
  return isManual && price !== '' && !Number.isNaN(value)
    ? { value, currencyCode: currencyCode === '' ? null : currencyCode }
    : null;
}

/** The most pieces of a line that can be claimed; null if it is not known. */
export const mostOfLine = ({ qty, leftQty }: DraftLine): number | null => leftQty ?? qty;

/** The items that, with those before them, claim more of a line than is left, by key: how many are left. */
export function findOverdrawn(items: readonly DraftItem[]): ReadonlyMap<string, number> {
  const taken = new Map<string, number>();
  return new Map(
    items.flatMap(({ key, line, qty }) => {
      const most = line && mostOfLine(line);
      if (most === null) return [];
      const sum = (taken.get(line?.id ?? '') ?? 0) + Number(numberText(qty, 0));
      taken.set(line?.id ?? '', sum);
      return sum > most ? [[key, most] as const] : [];
    }),
  );
}

/** Takes a stored item; what is missing or of another type is as in an empty one. Null for what is not an item. */
export function readDraftItem(stored: unknown): DraftItem | null {
  if (!isRecord(stored)) return null;
  const { key, line, attachments, clarification } = stored;
  if (typeof key !== 'string') return null;
  return {
    ...filled(emptyItem, stored),
    key,
    line: readLine(line),
    attachments: Array.isArray(attachments) ? present(attachments.map(readStoredFile)) : [],
    clarification: filled(emptyClarification, clarification),
  };
}

function readLine(stored: unknown): DraftLine | null {
  if (!isRecord(stored)) return null;
  const { id, qty, leftQty, price, invoiceNumber, invoiceDate } = stored;
  if (typeof id !== 'string') return null;
  const { value, currencyCode } = isRecord(price) ? price : {};
  return {
    id,
    qty: numberOrNull(qty),
    leftQty: numberOrNull(leftQty),
    price: typeof value === 'number' ? { value, currencyCode: textOrNull(currencyCode) } : null,
    invoiceNumber: textOrNull(invoiceNumber),
    invoiceDate: textOrNull(invoiceDate),
  };
}

const textOrNull = (stored: unknown): string | null => (typeof stored === 'string' ? stored : null);
const numberOrNull = (stored: unknown): number | null => (typeof stored === 'number' ? stored : null);
