import { mergeClasses } from '@fluentui/react-components';
import { useEffect, useLayoutEffect, useRef, type ReactElement, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { cleanHtml } from './cleanHtml.ts';
import { useNumberUrl } from './useNumberUrl.ts';
import { useRichTextStyles } from './useRichTextStyles.ts';

type Props = {
  /** HTML from the back end or rendered from Markdown; it is not trusted. */
  html: string;
  /** Level of its highest headings. */
  topHeading?: 2 | 3 | 4;
  /** Whether no document says that it is HTML: if nothing of it can be shown as HTML, it is shown as it was written. */
  isPerhapsText?: boolean;
  className?: string;
};

/**
 * Somebody else's HTML, cleaned (`cleanHtml`): nothing in it runs, covers the page or loads from another host. Part and
 * order numbers are links. DOMPurify comes with this component, so only pages loaded on demand may import it.
 */
export function CleanHtml({ html, topHeading = 2, isPerhapsText = false, className }: Props): ReactElement {
  const { t } = useTranslation();
  const text = useRef<HTMLDivElement>(null);
  const numberUrl = useNumberUrl();
  const tableLabel = t('RICH_TEXT.TABLE');
  useLayoutEffect(() => {
    const clean = cleanHtml(html, { topHeading, tableLabel, numberUrl });
    text.current?.replaceChildren(isPerhapsText && isEmpty(clean) ? html : clean);
  }, [html, isPerhapsText, numberUrl, tableLabel, topHeading]);
  useFollowLinks(text);
  return <div ref={text} className={mergeClasses(useRichTextStyles(), className)} />;
}

const isEmpty = (fragment: DocumentFragment): boolean =>
  fragment.textContent.trim() === '' && fragment.querySelector('img, hr') === null;

/** Links to screens of the portal are followed without loading the page again; with a key held they open as usual. */
function useFollowLinks(text: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const { current } = text;
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a[data-screen]') : null;
      const hasKey = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (!link || hasKey || event.button !== 0 || event.defaultPrevented) return;
      event.preventDefault();
      void navigate(link.getAttribute('href') ?? '/');
    };
    current?.addEventListener('click', follow);
    return () => current?.removeEventListener('click', follow);
  }, [navigate, text]);
}
