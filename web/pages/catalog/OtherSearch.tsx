import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { catalogUrl } from '../../parts/catalog/catalog.urls.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { AlikeNumber } from './AlikeNumber.tsx';
import { OpenAsList } from './OpenAsList.tsx';
import { looksLikeVin, toList } from './readSearchText.ts';

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
