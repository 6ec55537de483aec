import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CartAnnouncements_viewer$key } from '../../__generated__/CartAnnouncements_viewer.graphql.ts';
import { present } from '../../ui/list/present.ts';

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL },
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
          first.shortMessage
        ) : (
          <ul className={styles.list}>
            {[first, ...others].map(({ id, shortMessage }) => (
              <li key={id}>{shortMessage}</li>
            ))}
          </ul>
        )}
      </MessageBarBody>
    </MessageBar>
  );
}
