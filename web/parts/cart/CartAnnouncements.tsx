import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { announcementUrl } from '../announcements/announcements.urls.ts';
import { graphql, useFragment } from 'react-relay';
import type { CartAnnouncements_viewer$key } from '../../__generated__/CartAnnouncements_viewer.graphql.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { present } from '../../ui/list/present.ts';

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL },
  // It stands at the end of a sentence, where colour alone would not mark it.
  link: { textDecorationLine: 'underline' },
});

/** The banner of the cart area: what the distributor announces there; nothing when it announces nothing (GAP-44). */
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
    <MessageBar intent="info" layout="multiline" aria-label={t('CART.ANNOUNCEMENTS')} politeness="polite">
      <MessageBarBody>
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
    </MessageBar>
  );
}

/** What it is about, and the way to the whole message (ANN-04). */
function Announcement(props: { dbId: string; shortMessage: string | null | undefined }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <>
      {props.shortMessage}{' '}
      <TextLink
        className={styles.link}
        to={announcementUrl(props.dbId)}
        aria-label={`${t('ANNOUNCEMENTS.SHOW_MORE')}: ${props.shortMessage}`}
      >
        {t('ANNOUNCEMENTS.SHOW_MORE')}
      </TextLink>
    </>
  );
}
