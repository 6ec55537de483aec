import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ArticleNumber } from '../../parts/article/ArticleNumber.tsx';
import { dash } from '../../ui/values/dash.ts';
import { useLineStyles } from './useLineStyles.ts';

const useStyles = makeStyles({
  pieces: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  description: {
    gridColumn: '1 / -1',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
});

/** A list of `ArticleLine`. */
export function ArticleLines({ children }: { children: ReactNode }): ReactElement {
  return <ul className={useLineStyles().list}>{children}</ul>;
}

type Props = {
  name: string | null | undefined;
  description: string | null | undefined;
  pieces: number | null | undefined;
};

/** An article with a number of pieces. */
export function ArticleLine({ name, description, pieces }: Props): ReactElement {
  const styles = useStyles();
  const lines = useLineStyles();
  const { t } = useTranslation();
  return (
    <li className={lines.line}>
      <ArticleNumber name={name} />
      <span className={styles.pieces}>{pieces == null ? dash : t('PIECES', { count: pieces })}</span>
      {description ? <span className={styles.description}>{description}</span> : null}
    </li>
  );
}
