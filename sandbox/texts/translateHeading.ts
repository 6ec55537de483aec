import { headingTexts } from './headingTexts.ts';
import { languageIndex } from './languageIndex.ts';

/** A word of an exported table in a language; a name of data, such as a warehouse's, stays as it is. */
export const translateHeading = (heading: string, locale: string): string =>
  (Object.hasOwn(headingTexts, heading)
    ? headingTexts[heading]?.split('|')[languageIndex(locale)]
    : undefined) ?? heading;
