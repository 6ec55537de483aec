import { Body1, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { Money_amount$key } from '../../__generated__/Money_amount.graphql.ts';
import type { ClaimWayQuery } from '../../__generated__/ClaimWayQuery.graphql.ts';
import { creditInvoiceUrl } from '../../parts/documents/documents.urls.ts';
import { DocumentWay } from '../../parts/documents/DocumentWay.tsx';
import { useDebouncedQuery } from '../../relay/useDebouncedQuery.ts';
import { present } from '../../ui/list/present.ts';
import { TextLink } from '../../ui/links/TextLink.tsx';

const useStyles = makeStyles({
  way: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
});

/** The gateway looks up no more. */
const mostInvoices = 3;

type Props = {
  dbId: string;
  number: string;
  date: string | null | undefined;
  grandTotal: Money_amount$key | null | undefined;
};

/**
 * The documents around a claim: the orders and invoices of its items, and the credit invoice that probably settles it.
 * They are looked up in several places, so the page does not wait for them; without them nothing is missing but links.
 */
export function ClaimWay({ dbId, number, date, grandTotal }: Props): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const { data } = useDebouncedQuery<ClaimWayQuery>(
    graphql`
      query ClaimWayQuery($dbId: String!) {
        viewer {
          claim(dbId: $dbId) {
            items {
              invoiceDocumentNumber
            }
            related {
              ...DocumentWay_related
            }
            likelyCredits {
              dbId
              docNumber
            }
          }
        }
      }
    `,
    { dbId },
    { isQuiet: true },
  );
  const claim = data?.viewer.claim;
  if (!claim?.related) return null;
  const credits = present(claim.likelyCredits);
  const invoices = new Set(present(claim.items).flatMap((item) => item.invoiceDocumentNumber ?? []));
  return (
    <div className={styles.way}>
      <DocumentWay
        own={{ kind: 'CLAIM', number, createdAt: date, grandTotal }}
        related={claim.related}
        id={null}
      />
      {invoices.size > mostInvoices ? <Body1>{t('CLAIM.WAY.CUT')}</Body1> : null}
      {credits.map((credit) => (
        <Body1 key={credit.dbId}>
          {t('CLAIM.LIKELY_CREDIT')}{' '}
          <TextLink to={creditInvoiceUrl(credit.dbId)}>{credit.docNumber ?? credit.dbId}</TextLink>
        </Body1>
      ))}
    </div>
  );
}
