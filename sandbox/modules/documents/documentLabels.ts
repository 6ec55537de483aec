import { textLanguage } from '../../texts/textLanguage.ts';
import texts from './documentLabels.json' with { type: 'json' };

/** The words printed on a document. `corrects` stands before the invoices that a credit corrects, `carriedForward` before the sum of a page's rows. */
export type DocumentLabels = typeof texts.en;

const labels: Readonly<Record<string, DocumentLabels>> = texts;

/** The words of a document in a language; English for an unknown one. */
export const documentLabels = (locale: string): DocumentLabels => labels[textLanguage(locale)] ?? texts.en;
