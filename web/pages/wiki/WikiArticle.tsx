import { Button, Caption1, makeStyles, tokens } from '@fluentui/react-components';
import { Code20Regular } from '@fluentui/react-icons/svg/code';
import { DocumentPdf20Regular } from '@fluentui/react-icons/svg/document-pdf';
import { use, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { WikiArticle_article$key } from '../../__generated__/WikiArticle_article.graphql.ts';
import { CleanHtml } from '../../parts/richText/CleanHtml.tsx';
import { NumberText } from '../../parts/richText/NumberText.tsx';
import { announce, toSentences } from '../../ui/announce/announce.ts';
import { DateTime } from '../../ui/values/DateTime.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { SectionPages, SectionPath } from './SectionPages.tsx';
import { WikiTreeContext } from './WikiTreeContext.ts';

const useStyles = makeStyles({
  description: {
    maxInlineSize: '720px',
    marginBlock: `0 ${tokens.spacingVerticalL}`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
  edited: {
    display: 'block',
    marginBlockStart: tokens.spacingVerticalXXL,
    color: tokens.colorNeutralForeground2,
  },
});

/** An article: title, description, content, when it was edited, and its files (WIKI-03 to WIKI-05). */
export function WikiArticle({ article }: { article: WikiArticle_article$key }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { dbId, title, description, content, lastEditedAt, pdfUrl, htmlUrl } = useFragment(
    graphql`
      fragment WikiArticle_article on WikiArticle {
        dbId
        title
        description
        content
        lastEditedAt
        pdfUrl
        htmlUrl
      }
    `,
    article,
  );
  const node = use(WikiTreeContext)?.byId.get(dbId) ?? null;
  const heading = title || (node?.title ?? t('WIKI.UNTITLED'));
  const files = [
    { kind: t('WIKI.PDF'), url: pdfUrl, icon: <DocumentPdf20Regular /> },
    { kind: t('WIKI.HTML'), url: htmlUrl, icon: <Code20Regular /> },
  ];
  const isEmpty = !content?.trim();
  return (
    <article>
      {node ? <SectionPath node={node} /> : null}
      <PageHeader
        title={heading}
        commands={
          // A section without a text has nothing to print.
          isEmpty && node && node.children.length > 0 ? null : (
            <>
              {files.map(({ kind, url, icon }) =>
                url ? (
                  <Button
                    key={kind}
                    as="a"
                    href={url}
                    target="_blank"
                    rel="noopener"
                    onClick={() => announce(toSentences([t('DOWNLOAD.BEGINS'), `${heading}: ${kind}`]))}
                    icon={icon}
                  >
                    {kind}
                  </Button>
                ) : null,
              )}
            </>
          )
        }
      />
      {description ? (
        <p className={styles.description}>
          <NumberText text={description} />
        </p>
      ) : null}
      {content && !isEmpty ? <CleanHtml html={content} /> : null}
      {node && node.children.length > 0 ? <SectionPages node={node} /> : null}
      {lastEditedAt ? (
        <Caption1 className={styles.edited}>
          {t('WIKI.EDITED')} <DateTime value={lastEditedAt} precision="minutes" />
        </Caption1>
      ) : null}
    </article>
  );
}
