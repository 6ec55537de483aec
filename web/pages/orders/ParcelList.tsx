import { Link, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ParcelList_shipment$key } from '../../__generated__/ParcelList_shipment.graphql.ts';
import { packageText } from '../../parts/orders/packageText.ts';
import { dash } from '../../ui/values/dash.ts';
import { present } from '../../ui/list/present.ts';
import { touchLine } from '../../ui/touchTarget.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  parcel: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    minBlockSize: '24px',
  },
  link: { display: 'inline-flex', alignItems: 'center', minBlockSize: '24px', ...touchLine },
  meta: { color: tokens.colorNeutralForeground3 },
});

/** The parcels of a shipment; a track code leads to the carrier's page in a new tab (ORD-38). */
export function ParcelList({ shipment }: { shipment: ParcelList_shipment$key }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { parcels } = useFragment(
    graphql`
      fragment ParcelList_shipment on Shipment {
        parcels {
          id
          trackCode
          type
          number
          trackingUrl
          boxCode
        }
      }
    `,
    shipment,
  );
  if (parcels.length === 0) return <>{dash}</>;
  return (
    <ul className={styles.list}>
      {present(parcels).map(({ id, trackCode, type, number, trackingUrl, boxCode }) => (
        <li key={id} className={styles.parcel}>
          {trackingUrl ? (
            <Link
              className={styles.link}
              href={trackingUrl}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('SHIPMENTS.TRACK', { code: trackCode ?? number })}
            >
              {trackCode ?? number}
            </Link>
          ) : (
            <span>{trackCode ?? number ?? dash}</span>
          )}
          <span className={styles.meta}>
            {[
              // The box says so itself.
              boxCode && type?.toLowerCase() === 'box' ? null : type && packageText(type, t),
              boxCode && t('SHIPMENTS.BOX', { code: boxCode }),
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
