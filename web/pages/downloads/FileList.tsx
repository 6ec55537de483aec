import { Body1, Caption1, Link, makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { useId, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { FileList_info$key } from '../../__generated__/FileList_info.graphql.ts';
import { announce, toSentences } from '../../ui/announce/announce.ts';
import { DateTime } from '../../ui/values/DateTime.tsx';
import { touchTarget } from '../../ui/touchTarget.ts';
import { present } from '../../ui/list/present.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, marginBlockStart: tokens.spacingVerticalXS },
  file: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
    minBlockSize: '34px',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
    '@media (pointer: coarse)': { minBlockSize: '44px' },
  },
  link: {
    ...touchTarget,
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minBlockSize: '24px',
  },
  date: { color: tokens.colorNeutralForeground2 },
});

type Props = {
  info: FileList_info$key;
  title: string;
  /** The files of this list, in their order; those that the distributor does not offer are left out. */
  keys: readonly (keyof typeof names)[];
};

/** Text keys of the files' names (DOC-01, GAP-86). */
const names = {
  oem: 'DOCUMENTS.FILE.OEM',
  'cross-references': 'DOCUMENTS.FILE.CROSS_REFERENCES',
  ktype: 'DOCUMENTS.FILE.KTYPE',
  categories: 'DOCUMENTS.FILE.CATEGORIES',
  'photo-schemes-archive': 'DOCUMENTS.FILE.PHOTO_SCHEMES_ARCHIVE',
  'photo-archive': 'DOCUMENTS.FILE.PHOTO_ARCHIVE',
  'master-photos': 'DOCUMENTS.FILE.MASTER_PHOTOS',
};

/** Files of the distributor with the day on which each was made, as links (DOC-01 to DOC-03). */
export function FileList({ info, title, keys }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const heading = useId();
  const { files } = useFragment(
    graphql`
      fragment FileList_info on FilesInfo {
        files {
          key
          date
          url
        }
      }
    `,
    info,
  );
  const byKey = new Map(present(files).map((file) => [file.key, file]));
  const shown = keys.flatMap((key) => {
    const file = byKey.get(key);
    return file ? [{ ...file, name: t(names[key]) }] : [];
  });
  return (
    <section aria-labelledby={heading}>
      <Subtitle2 as="h2" block id={heading}>
        {title}
      </Subtitle2>
      {shown.length === 0 ? <Body1>{t('DOCUMENTS.FILES.NONE')}</Body1> : null}
      <ul className={styles.list}>
        {shown.map(({ key, name, date, url }) => (
          <li key={key} className={styles.file}>
            <Link
              className={styles.link}
              href={url}
              target="_blank"
              rel="noopener"
              // The browser downloads it by itself: an archive is too large for the page.
              onClick={() => announce(toSentences([t('DOWNLOAD.BEGINS'), name]))}
            >
              <ArrowDownload20Regular aria-hidden />
              {name}
            </Link>
            {date ? (
              <Caption1 className={styles.date}>
                <DateTime value={date} precision="minutes" />
              </Caption1>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
