import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CleanHtml } from '../richText/CleanHtml.tsx';
import { renderMarkdown } from './renderMarkdown.ts';

type Props = {
  /** Anything that anyone may have written. */
  text: string;
  /** Level of the text's highest headings, below the headings around it. */
  topHeading: 2 | 3 | 4;
};

/** A Markdown text as it was meant, and safe. */
export function Markdown({ text, topHeading }: Props): ReactElement {
  const { t } = useTranslation();
  const html = useMemo(
    () =>
      renderMarkdown(text, {
        info: t('MARKDOWN.INFO'),
        question: t('MARKDOWN.QUESTION'),
        error: t('MARKDOWN.ERROR'),
      }),
    [t, text],
  );
  return <CleanHtml html={html} topHeading={topHeading} />;
}
