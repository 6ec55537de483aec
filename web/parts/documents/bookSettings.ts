import type { FieldPath } from 'react-hook-form';

/** The settings of the buyer's books that each accounting program needs, as they are typed. */
export const noBooks = {
  xero: { account: '', taxCode: '', supplier: '', dueDays: '30', dates: 'dmy' },
  sage50: { supplier: '', account: '', taxCode: '', department: '', currency: '' },
  datev: { consultant: '', client: '', account: '', supplier: '', taxCode: '', yearMonth: '1' },
};

/** Settings for all programs. */
export type Books = typeof noBooks;
/** A program that a file can be written for. */
export type BookProgram = keyof Books;

/** The part of a form that asks for the settings. */
export type BookValues = { books: Books };

/** A setting that is typed. */
export type BookField = {
  name: FieldPath<BookValues>;
  /** Key of its label. */
  label: string;
  /** A right value, which also says what is wrong with others. */
  example?: string;
  pattern?: RegExp;
  required?: boolean;
  /** Key of the help below it. */
  hint?: string;
};

/** The settings that are texts, as the gateway takes them (docs/api/files.md). */
export const bookFields: Record<BookProgram, readonly BookField[]> = {
  xero: [
    { name: 'books.xero.account', label: 'BOOKS.ACCOUNT', example: '310', required: true },
    { name: 'books.xero.taxCode', label: 'BOOKS.TAX_CODE', example: '20% (VAT on Expenses)', required: true },
    { name: 'books.xero.supplier', label: 'BOOKS.CONTACT', hint: 'BOOKS.CONTACT.HINT' },
    {
      name: 'books.xero.dueDays',
      label: 'BOOKS.DUE_DAYS',
      example: '30',
      required: true,
      pattern: /^([0-2]?\d?\d|3[0-5]\d|36[0-5])$/,
    },
  ],
  sage50: [
    {
      name: 'books.sage50.supplier',
      label: 'BOOKS.SUPPLIER',
      example: 'PARTS01',
      pattern: /^.{1,8}$/,
      required: true,
    },
    {
      name: 'books.sage50.account',
      label: 'BOOKS.ACCOUNT',
      example: '5000',
      pattern: /^\d{4,8}$/,
      required: true,
    },
    {
      name: 'books.sage50.taxCode',
      label: 'BOOKS.TAX_CODE',
      example: 'T1',
      pattern: /^T\d{1,2}$/,
      required: true,
    },
    {
      name: 'books.sage50.currency',
      label: 'BOOKS.CURRENCY',
      hint: 'BOOKS.CURRENCY.HINT',
      example: 'GBP',
      pattern: /^[A-Z]{3}$/,
      required: true,
    },
    { name: 'books.sage50.department', label: 'BOOKS.DEPARTMENT' },
  ],
  datev: [
    {
      name: 'books.datev.consultant',
      label: 'BOOKS.CONSULTANT',
      example: '1001',
      pattern: /^\d{4,7}$/,
      required: true,
    },
    { name: 'books.datev.client', label: 'BOOKS.CLIENT', example: '1', pattern: /^\d{1,5}$/, required: true },
    {
      name: 'books.datev.account',
      label: 'BOOKS.ACCOUNT',
      example: '3400',
      pattern: /^\d{4,8}$/,
      required: true,
    },
    {
      name: 'books.datev.supplier',
      label: 'BOOKS.SUPPLIER',
      example: '70000',
      pattern: /^\d{5,9}$/,
      required: true,
    },
    {
      name: 'books.datev.taxCode',
      label: 'BOOKS.TAX_CODE',
      hint: 'BOOKS.TAX_CODE.HINT',
      example: '9',
      pattern: /^\d{1,4}$/,
    },
  ],
};

/** A supplier's account of DATEV has one digit more than the others. */
export const hasRightDigits = ({ account, supplier }: Books['datev']): boolean =>
  supplier.trim().length === account.trim().length + 1;

/** The first day of the financial year that contains a day, YYYY-MM-DD. */
export function yearStartOf({ yearMonth }: Books['datev'], day: string): string {
  const start = `-${yearMonth.padStart(2, '0')}-01`;
  const year = Number(day.slice(0, 4));
  return day.slice(4) >= start ? `${year}${start}` : `${year - 1}${start}`;
}

/** Whether two days are in one financial year. */
export const isOneYear = (books: Books['datev'], from: string, until: string): boolean =>
  yearStartOf(books, from) === yearStartOf(books, until);
