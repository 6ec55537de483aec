import { mergeClasses, makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { CleanHtml } from './CleanHtml.tsx';
import { NumberText } from './NumberText.tsx';
import { useRichTextStyles } from './useRichTextStyles.ts';

const useStyles = makeStyles({
  plain: { whiteSpace: 'pre-line' },
});

const tag = /<\/?[a-z][^<>]*>/i;

/** Somebody else's text of which no document says whether it is HTML: cleaned HTML if it contains a tag, else its lines. */
export function RichText({ text }: { text: string }): ReactElement {
  const styles = useStyles();
  const rich = useRichTextStyles();
  if (tag.test(text)) return <CleanHtml html={text} isPerhapsText />;
  return (
    <p className={mergeClasses(rich, styles.plain)}>
      <NumberText text={text.trim()} />
    </p>
  );
}
