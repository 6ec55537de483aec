import { Body1, Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Print20Regular } from '@fluentui/react-icons/svg/print';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useParams, useRevalidator } from 'react-router-dom';
import type { ClaimSlipPageQuery } from '../../__generated__/ClaimSlipPageQuery.graphql.ts';
import { ClaimTypeLabel } from '../../parts/claims/ClaimTags.tsx';
import { claimUrl } from '../../parts/claims/claims.urls.ts';
import { PartyDetails } from '../../parts/parties/PartyDetails.tsx';
import { SellerDetails } from '../../parts/parties/SellerDetails.tsx';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { ButtonLink } from '../../ui/links/ButtonLink.tsx';
import { DateTime } from '../../ui/values/DateTime.tsx';
import { dash } from '../../ui/values/dash.ts';
import { formatPieces } from '../../ui/values/formatMoney.ts';
import { ErrorPanel } from '../../ui/notices/ErrorPanel.tsx';
import { present } from '../../ui/list/present.ts';
import { NotLoaded } from '../../ui/notices/NotLoaded.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Barcode } from './Barcode.tsx';

const useStyles = makeStyles({
  // A5 at 96 dpi, less its margins; on paper it fills the page.
  slip: {
    maxInlineSize: '483px',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalL,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    // Paper is white in every theme.
    backgroundColor: '#fff',
    color: '#000',
    '& dt, & h2': { color: '#000' },
    '@media print': { border: 'none', padding: 0, maxInlineSize: 'none' },
  },
  number: { margin: 0, fontSize: '28px', lineHeight: '36px', fontWeight: tokens.fontWeightBold },
  parties: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
    gap: tokens.spacingHorizontalL,
  },
  table: { borderCollapse: 'collapse', inlineSize: '100%', fontSize: '12px' },
  cell: { padding: '4px', borderBottom: '1px solid #999', textAlign: 'start', verticalAlign: 'top' },
  article: { fontWeight: 'inherit' },
});

/** The slip to put into the box with the goods: the claim's number, also as a barcode, its lines, from whom and to whom. */
export function ClaimSlipPage(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const { dbId = '' } = useParams();
  const { claim, mergedInvoices } = useRouteQuery<ClaimSlipPageQuery>(graphql`
    query ClaimSlipPageQuery($dbId: String!) @preloadable {
      viewer {
        claim(dbId: $dbId) {
          dbId
          documentNumber
          type
          typeText
          documentDate
          items {
            id
            articleName
            qty
            invoiceDocumentNumber
          }
        }
        mergedInvoices(first: 1) {
          edges {
            node {
              billingAddress {
                ...PartyDetails_party
              }
              sellerAddress {
                ...SellerDetails_seller
              }
            }
          }
        }
      }
    }
  `).viewer;
  const number = claim?.documentNumber ?? claim?.dbId ?? dbId;
  const invoice = mergedInvoices?.edges[0]?.node;
  return (
    <>
      <PageHeader
        title={t('CLAIM.SLIP.TITLE', { number })}
        report={{ about: 'claim', id: number }}
        commands={
          <>
            <ButtonLink to={claimUrl(dbId)}>{t('CLAIM.SLIP.BACK')}</ButtonLink>
            {claim ? (
              <Button appearance="primary" icon={<Print20Regular />} onClick={() => print()}>
                {t('CLAIM.SLIP.PRINT')}
              </Button>
            ) : null}
          </>
        }
      />
      {claim ? (
        <div className={styles.slip} data-printed="a5">
          <div>
            <Body1 block>
              <ClaimTypeLabel value={claim.type} text={claim.typeText} /> ·{' '}
              <DateTime value={claim.documentDate} />
            </Body1>
            <p className={styles.number}>{number}</p>
            <Barcode value={number} />
          </div>
          <div className={styles.parties}>
            {invoice?.billingAddress ? (
              <PartyDetails title={t('CLAIM.SLIP.FROM')} party={invoice.billingAddress} />
            ) : null}
            {invoice?.sellerAddress ? (
              <SellerDetails title={t('CLAIM.SLIP.TO')} seller={invoice.sellerAddress} />
            ) : null}
          </div>
          {claim.items ? (
            <table className={styles.table}>
              <thead>
                <tr>
                  {[t('ARTICLE'), t('CLAIM.INVOICE'), t('ORDER.ITEMS.QTY')].map((heading) => (
                    <th key={heading} scope="col" className={styles.cell}>
                      {heading}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {present(claim.items).map((item) => (
                  <tr key={item.id}>
                    <th scope="row" className={mergeClasses(styles.cell, styles.article)}>
                      {item.articleName ?? dash}
                    </th>
                    <td className={styles.cell}>{item.invoiceDocumentNumber ?? dash}</td>
                    <td className={styles.cell}>{formatPieces(item.qty)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ) : (
            <NotLoaded />
          )}
          <Body1>{t('CLAIM.SLIP.NOTE')}</Body1>
        </div>
      ) : (
        <ErrorPanel text={t('CLAIM.ERROR')} onRetry={() => void revalidate()} />
      )}
    </>
  );
}
