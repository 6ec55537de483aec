import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { catalogUrl } from '../../../parts/catalog/catalog.urls.ts';
import { looksLikeNumber } from '../../../parts/search/readNumber.ts';
import { TextLink } from '../../../ui/links/TextLink.tsx';
import { AlikeNumber } from './AlikeNumber.tsx';
import { OpenAsList } from './OpenAsList.tsx';

/** The next step with a text that finds no part: a VIN, several numbers, a number that looks like it. */
export function OtherSearch({ text }: { text: string }): ReactElement | null {
  const { t } = useTranslation();
  if (looksLikeVin(text)) {
    return (
      <TextLink to={catalogUrl({ type: 'vin', searchString: text })}>{t('CATALOG.NOT_FOUND.VIN')}</TextLink>
    );
  }
  const list = toList(text);
  return list === null ? <AlikeNumber text={text} /> : <OpenAsList list={list} />;
}

/** Whether a text may be a VIN, as it is typed: with spaces or dashes, in small letters, O for 0. */
const looksLikeVin = (text: string): boolean =>
  looksLikeNumber(text) && /^[\da-z]{17}$/i.test(text.replaceAll(/[\s.-]/g, ''));

/** Several numbers, or a row of a sheet, as lines for the order desk; null for another text. */
function toList(text: string): string | null {
  const parts = text
    .split(/[\n;,]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length > 1 && parts.every(looksLikeNumber)) return parts.join('\n');
  const [first = ''] = parts;
  return /[\t;]/.test(text.trim()) && looksLikeNumber(first) ? text : null;
}
