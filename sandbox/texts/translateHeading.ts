import type { Templates } from './createTranslator.ts';
import headings from './headingTexts.json' with { type: 'json' };
import { languageIndex } from './languageIndex.ts';

const headingTexts: Templates = headings;

/** A word of an exported table in a language; a name of data, such as a warehouse's, stays as it is. */
export const translateHeading = (heading: string, locale: string): string =>
  (Object.hasOwn(headingTexts, heading)
    ? headingTexts[heading]?.split('|')[languageIndex(locale)]
    : undefined) ?? heading;
