import { makeStyles, MessageBarBody, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { announcementUrl } from '../announcements/announcements.urls.ts';
import { graphql, useFragment } from 'react-relay';
import type { CartAnnouncements_viewer$key } from '../../__generated__/CartAnnouncements_viewer.graphql.ts';
import { Notice } from '../../ui/notices/Notice.tsx';
import { PageNote } from '../../ui/page/PageNote.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { touchTarget } from '../../ui/touchTarget.ts';
import { present } from '../../ui/list/present.ts';

const useStyles = makeStyles({
  bar: { minBlockSize: '32px' },
  body: { minInlineSize: 0 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  line: { display: 'flex', columnGap: tokens.spacingHorizontalS },
  text: { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // It stands at the end of a sentence, where colour alone would not mark it.
  link: { ...touchTarget, textDecorationLine: 'underline', flexShrink: 0 },
});

/** The banner of the cart area, in the head of its page: what the distributor announces there; nothing when it announces nothing (GAP-44). */
export function CartAnnouncements({ viewer }: { viewer: CartAnnouncements_viewer$key }): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const { cartAnnouncements } = useFragment(
    graphql`
      fragment CartAnnouncements_viewer on Viewer {
        cartAnnouncements {
          id
          dbId
          shortMessage
        }
      }
    `,
    viewer,
  );
  const [first, ...others] = present(cartAnnouncements).filter(({ shortMessage }) => shortMessage);
  if (!first) return null;
  return (
    <PageNote>
      <Notice
        className={styles.bar}
        layout="singleline"
        aria-label={t('CART.ANNOUNCEMENTS')}
        politeness="polite"
      >
        <MessageBarBody className={styles.body}>
          {others.length === 0 ? (
            <Announcement {...first} />
          ) : (
            <ul className={styles.list}>
              {[first, ...others].map((one) => (
                <li key={one.id}>
                  <Announcement {...one} />
                </li>
              ))}
            </ul>
          )}
        </MessageBarBody>
      </Notice>
    </PageNote>
  );
}

/** What it is about, and the way to the whole message (ANN-04). */
function Announcement(props: { dbId: string; shortMessage: string | null | undefined }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <span className={styles.line}>
      <span className={styles.text} title={props.shortMessage ?? undefined}>
        {props.shortMessage}
      </span>
      <TextLink
        className={styles.link}
        to={announcementUrl(props.dbId)}
        aria-label={`${t('ANNOUNCEMENTS.SHOW_MORE')}: ${props.shortMessage}`}
      >
        {t('ANNOUNCEMENTS.SHOW_MORE')}
      </TextLink>
    </span>
  );
}
