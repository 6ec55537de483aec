import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Image24Regular } from '@fluentui/react-icons/svg/image';
import { useState, type ReactElement } from 'react';
import { usePhotoShade } from './usePhotoShade.ts';

const useStyles = makeStyles({
  frame: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground3,
  },
  image: { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'contain' },
});

type Props = {
  /** Path of the picture (ART-06); null where the article is not known. */
  src: string | null | undefined;
  /** Its alternative text; empty where the text next to it says the same. */
  alt: string;
  /** Edge of the square it takes, any CSS length. */
  edge: string;
  /** Whether it is wanted at once, as the main picture of a page is. */
  isEager?: boolean;
};

/** A picture in a square of fixed size, loaded when it comes near the screen; a neutral placeholder if it fails (GAP-125). */
export function ArticlePhoto({ src, alt, edge, isEager = false }: Props): ReactElement {
  const styles = useStyles();
  const shade = usePhotoShade();
  const [failed, setFailed] = useState<string | null>(null);
  const isMissing = !src || failed === src;
  return (
    <span
      className={mergeClasses(styles.frame, !isMissing && shade)}
      style={{ inlineSize: edge, blockSize: edge }}
    >
      {isMissing ? (
        <Image24Regular aria-label={alt || undefined} aria-hidden={alt === ''} />
      ) : (
        <img
          className={styles.image}
          src={src}
          alt={alt}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}
