import { useCallback, type ReactElement } from 'react';
import { cleanHtml } from './cleanHtml.ts';
import { ForeignText } from './ForeignText.tsx';
import type { TextPlace } from './placeText.ts';

type Props = {
  /** HTML from the back end; it is not trusted. */
  html: string;
  /** Level of its highest headings. */
  topHeading?: 2 | 3 | 4;
  className?: string;
};

/** Somebody else's HTML, cleaned (`cleanHtml`). DOMPurify comes with this component: only pages loaded on demand may import it. */
export function CleanHtml({ html, ...shown }: Props): ReactElement {
  const make = useCallback((place: TextPlace) => cleanHtml(html, place), [html]);
  return <ForeignText {...shown} make={make} />;
}
