import { textLanguage } from '../../texts/textLanguage.ts';
import texts from './statementLabels.json' with { type: 'json' };

const labels: Readonly<Record<string, typeof texts.en>> = texts;

/** The words printed on a statement in a language, besides those of every document; English for an unknown one. */
export const statementLabels = (locale: string): typeof texts.en => labels[textLanguage(locale)] ?? texts.en;
