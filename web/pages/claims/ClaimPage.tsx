import { Body1, makeStyles, MessageBarBody, tokens } from '@fluentui/react-components';
import { Print20Regular } from '@fluentui/react-icons/svg/print';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useParams, useRevalidator } from 'react-router-dom';
import type { ClaimPage_claim$key } from '../../__generated__/ClaimPage_claim.graphql.ts';
import type { ClaimPageQuery } from '../../__generated__/ClaimPageQuery.graphql.ts';
import { isClaimStatus } from '../../parts/claims/claimStatus.ts';
import { ClaimStatusTag, ClaimTypeLabel } from '../../parts/claims/ClaimTags.tsx';
import { claimSlipUrl } from '../../parts/claims/claims.urls.ts';
import { Money } from '../../parts/money/Money.tsx';
import { useLiveQuery } from '../../relay/useLiveQuery.ts';
import { ButtonLink } from '../../ui/links/ButtonLink.tsx';
import { DateTime } from '../../ui/values/DateTime.tsx';
import { DetailsList } from '../../ui/values/DetailsList.tsx';
import { ErrorPanel } from '../../ui/notices/ErrorPanel.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { present } from '../../ui/list/present.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { ClaimComments } from './comments/ClaimComments.tsx';
import { ClaimItems } from './items/ClaimItems.tsx';
import { ClaimWay } from './ClaimWay.tsx';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 280px',
    gap: `${tokens.spacingVerticalXXL} ${tokens.spacingHorizontalXXL}`,
    marginBlockStart: tokens.spacingVerticalM,
    '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  main: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minInlineSize: 0 },
  side: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXL, minInlineSize: 0 },
  kind: { color: tokens.colorNeutralForeground2 },
});

/** One claim: who has to act, its items, its comments, and the documents around it (CLM-05, CLM-06). */
export function ClaimPage(): ReactElement {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const { dbId = '' } = useParams();
  const { claim } = useLiveQuery<ClaimPageQuery>(graphql`
    query ClaimPageQuery($dbId: String!) @preloadable {
      viewer {
        claim(dbId: $dbId) {
          ...ClaimPage_claim
        }
      }
    }
  `).viewer;
  if (!claim) {
    return (
      <>
        <PageHeader title={t('CLAIM.TITLE', { number: dbId })} report={{ about: 'claim', id: dbId }} />
        <ErrorPanel text={t('CLAIM.ERROR')} onRetry={() => void revalidate()} />
      </>
    );
  }
  return <Claim key={dbId} claim={claim} />;
}

function Claim({ claim }: { claim: ClaimPage_claim$key }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const data = useFragment(
    graphql`
      fragment ClaimPage_claim on Claim {
        dbId
        documentNumber
        type
        typeText
        status
        statusText
        documentDate
        grandTotal {
          ...Money_amount
        }
        items {
          status
        }
        ...ClaimItems_claim
        ...ClaimComments_claim
      }
    `,
    claim,
  );
  const { dbId, type, typeText, status, statusText, documentDate, grandTotal } = data;
  const waiting = present(data.items).filter((item) => item.status === 'CLARIFICATION_AWAITING').length;
  return (
    <>
      <PageHeader
        title={t('CLAIM.TITLE', { number: data.documentNumber ?? dbId })}
        report={{ about: 'claim', id: data.documentNumber ?? dbId }}
        status={
          <>
            <ClaimStatusTag value={status} text={statusText} />
            <Body1 className={styles.kind}>
              <ClaimTypeLabel value={type} text={typeText} />
            </Body1>
          </>
        }
        commands={
          <ButtonLink to={claimSlipUrl(dbId)} icon={<Print20Regular />}>
            {t('CLAIM.SLIP')}
          </ButtonLink>
        }
      />
      {waiting > 0 ? (
        <Notice intent="warning" layout="multiline">
          <MessageBarBody>{t('CLAIM.WAITING', { count: waiting })}</MessageBarBody>
        </Notice>
      ) : isClaimStatus(status) ? (
        <Body1 className={styles.kind}>{t(`CLAIM.STATUS.${status}.HINT`)}</Body1>
      ) : null}
      <div className={styles.page}>
        <div className={styles.main}>
          <ClaimItems claim={data} />
          <ClaimWay
            dbId={dbId}
            number={data.documentNumber ?? dbId}
            date={documentDate}
            grandTotal={grandTotal}
          />
        </div>
        <div className={styles.side}>
          <DetailsList
            title={t('CLAIM.INFORMATION')}
            rows={[
              { label: t('CLAIM.DATE'), value: <DateTime value={documentDate} /> },
              { label: t('CLAIM.GRAND_TOTAL'), value: <Money value={grandTotal} /> },
            ]}
          />
          <ClaimComments claim={data} />
        </div>
      </div>
    </>
  );
}
