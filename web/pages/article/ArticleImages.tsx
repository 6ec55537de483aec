import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ArticleImages_article$key } from '../../__generated__/ArticleImages_article.graphql.ts';
import { ArticlePhoto } from '../../parts/article/ArticlePhoto.tsx';
import { usePhotoShade } from '../../parts/article/usePhotoShade.ts';

const ImagePreview = lazy(async () => ({ default: (await import('./ImagePreview.tsx')).ImagePreview }));

const useStyles = makeStyles({
  images: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    // Price and button belong on a phone's first screen.
    '@media (max-width: 759.98px)': { flexDirection: 'row' },
  },
  button: {
    display: 'block',
    padding: 0,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    cursor: 'zoom-in',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  main: {
    inlineSize: '100%',
    aspectRatio: '1',
    '@media (max-width: 759.98px)': { inlineSize: '168px', flexShrink: 0 },
  },
  thumbnails: {
    display: 'flex',
    gap: tokens.spacingHorizontalS,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    '@media (max-width: 759.98px)': { flexDirection: 'column' },
  },
  chosen: { outline: `2px solid ${tokens.colorBrandStroke1}` },
  thumbnail: { display: 'block', inlineSize: '72px', blockSize: '72px', objectFit: 'contain' },
});

/** The main picture and thumbnails of photo and scheme, each with a preview (ART-05, ART-06, GAP-125). */
export function ArticleImages({ article: articleKey }: { article: ArticleImages_article$key }): ReactElement {
  const styles = useStyles();
  const shade = usePhotoShade();
  const { t } = useTranslation();
  const article = useFragment(
    graphql`
      fragment ArticleImages_article on Article {
        name
        photoSmall: photoUrl(size: S200)
        photoMiddle: photoUrl(size: S640)
        photoLarge: photoUrl(size: S1600)
        schemeSmall: schemeUrl(size: S200)
        schemeMiddle: schemeUrl(size: S640)
        schemeLarge: schemeUrl(size: S1600)
      }
    `,
    articleKey,
  );
  const name = article.name ?? '';
  const images = [
    {
      key: 'photo',
      label: t('ARTICLE.PHOTO', { name }),
      small: article.photoSmall ?? '',
      middle: article.photoMiddle ?? '',
      large: article.photoLarge ?? '',
    },
    {
      key: 'scheme',
      label: t('ARTICLE.SCHEME', { name }),
      small: article.schemeSmall ?? '',
      middle: article.schemeMiddle ?? '',
      large: article.schemeLarge ?? '',
    },
  ];
  const [chosenKey, setChosenKey] = useState('photo');
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [preview, setPreview] = useState<'never' | 'open' | 'closed'>('never');
  const there = images.filter(({ key, small }) => small && !missing.includes(key));
  const chosen = there.find(({ key }) => key === chosenKey) ?? there[0] ?? images[0];

  return (
    <div className={styles.images}>
      {chosen ? (
        <button
          type="button"
          className={mergeClasses(styles.button, styles.main)}
          aria-label={t('ARTICLE.ENLARGE', { label: chosen.label })}
          disabled={there.length === 0}
          onClick={() => setPreview('open')}
        >
          <ArticlePhoto src={chosen.middle} alt={chosen.label} edge="100%" isEager />
        </button>
      ) : null}
      <ul className={styles.thumbnails} aria-label={t('ARTICLE.IMAGES')}>
        {there.map(({ key, label, small }) => (
          <li key={key}>
            <button
              type="button"
              className={mergeClasses(styles.button, shade, key === chosen?.key && styles.chosen)}
              aria-label={label}
              aria-pressed={key === chosen?.key}
              onClick={() => {
                if (key === chosen?.key) setPreview('open');
                setChosenKey(key);
              }}
            >
              <img
                className={styles.thumbnail}
                src={small}
                alt=""
                onError={() => setMissing((known) => [...known, key])}
              />
            </button>
          </li>
        ))}
      </ul>
      {preview !== 'never' && chosen ? (
        <Suspense fallback={null}>
          <ImagePreview
            isOpen={preview === 'open'}
            onClose={() => setPreview('closed')}
            images={there}
            chosenKey={chosen.key}
            onChoose={setChosenKey}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
