import { useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { catalogUrl } from '../../../parts/catalog/catalog.urls.ts';
import { findAlike } from '../../../parts/orderLists/findAlike.ts';
import { useResolveLines } from '../../../parts/orderLists/useResolveLines.ts';
import { TextLink } from '../../../ui/links/TextLink.tsx';

/** Offers the number of an article that looks like one that is not found: 0 for O, 1 for I. */
export function AlikeNumber({ text }: { text: string }): ReactElement | null {
  const { t } = useTranslation();
  const resolve = useResolveLines();
  const [found, setFound] = useState<{ text: string; number: string } | null>(null);
  useEffect(() => {
    let isLeft = false;
    void findAlike([{ number: text, qty: 1 }], [{ match: 'UNKNOWN' }], resolve, 'REGULAR').then((alike) => {
      const number = alike.get(0)?.number;
      if (!isLeft && number !== undefined) setFound({ text, number });
    });
    return () => {
      isLeft = true;
    };
  }, [text, resolve]);
  if (found?.text !== text) return null;
  return (
    <TextLink to={catalogUrl({ searchString: found.number })}>
      {t('DESK.ALIKE', { number: found.number })}
    </TextLink>
  );
}
