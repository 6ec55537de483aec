import { makeStyles, tokens } from '@fluentui/react-components';
import { VehicleShip16Regular } from '@fluentui/react-icons/svg/vehicle-ship';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { InTransitNote_article$key } from '../../__generated__/InTransitNote_article.graphql.ts';
import { ArrivalDates } from './ArrivalDates.tsx';
import { dash } from '../../ui/values/dash.ts';

const useStyles = makeStyles({
  note: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
});

/** Pieces on their way and when they arrive, in one line; nothing when there are none (CAT-40). */
export function InTransitNote({ article }: { article: InTransitNote_article$key }): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const { inTransit } = useFragment(
    graphql`
      fragment InTransitNote_article on Article {
        inTransit {
          qty
          ...ArrivalDates_inTransit
        }
      }
    `,
    article,
  );
  if (!inTransit) return null;
  return (
    <span className={styles.note}>
      <VehicleShip16Regular />
      {inTransit.qty == null ? dash : t('PIECES', { count: inTransit.qty })}
      <ArrivalDates inTransit={inTransit} />
    </span>
  );
}
