import { Body1, Button, makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { LineCheckQuery } from '../../__generated__/LineCheckQuery.graphql.ts';
import { useDebouncedQuery } from '../../relay/useDebouncedQuery.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { LineDifferences } from './LineDifferences.tsx';

const useStyles = makeStyles({
  check: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, alignItems: 'start' },
});

type Props = {
  /** Global id of an invoice, a final invoice or an order. */
  id: string;
  /** What the comment on an order names, for example `Invoice INV-1`. */
  name: string;
  /** The invoice that lines can be claimed from; left out where an order is compared. */
  invoice?: { number: string; date: string | null | undefined };
};

/** Compares the lines of an invoice with those of its orders, or the other way round, when asked to. */
export function LineCheck({ id, name, invoice }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const [isWanted, setIsWanted] = useState(false);
  const { data, isCurrent, isFailed, retry } = useDebouncedQuery<LineCheckQuery>(
    graphql`
      query LineCheckQuery($id: ID!) {
        node(id: $id) {
          ... on Invoice @alias(as: "invoice") {
            orderCheck {
              ...LineDifferences_check
            }
          }
          ... on MergedInvoice @alias(as: "finalInvoice") {
            orderCheck {
              ...LineDifferences_check
            }
          }
          ... on Order @alias(as: "order") {
            invoiceCheck {
              ...LineDifferences_check
            }
          }
        }
      }
    `,
    isWanted ? { id } : null,
    { isQuiet: true },
  );
  const found = data?.node;
  const check =
    found?.invoice?.orderCheck ?? found?.finalInvoice?.orderCheck ?? found?.order?.invoiceCheck ?? null;
  return (
    <section className={styles.check}>
      <Subtitle2 as="h2">{t('CHECK.TITLE')}</Subtitle2>
      {isWanted ? null : (
        <>
          <Body1>{t('CHECK.TEXT')}</Body1>
          <Button onClick={() => setIsWanted(true)}>{t('CHECK.START')}</Button>
        </>
      )}
      {isWanted && !isCurrent ? <Body1 role="status">{t('LOADING')}</Body1> : null}
      {isCurrent && (isFailed || !check) ? <ErrorPanel text={t('CHECK.ERROR')} onRetry={retry} /> : null}
      {isCurrent && check ? <LineDifferences check={check} name={name} invoice={invoice ?? null} /> : null}
    </section>
  );
}
