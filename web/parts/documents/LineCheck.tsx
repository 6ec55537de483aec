import { Body1, Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { LineCheckQuery, LineCheckQuery$data } from '../../__generated__/LineCheckQuery.graphql.ts';
import { useSteps } from '../../relay/useSteps.ts';
import { ErrorPanel } from '../../ui/notices/ErrorPanel.tsx';
import { useAnnounce } from '../../ui/announce/useAnnounce.ts';
import type { InvoiceOfGoods } from '../claims/claimLines.ts';
import { LineDifferences } from './LineDifferences.tsx';

const useStyles = makeStyles({
  check: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, alignItems: 'start' },
  heading: { ...typographyStyles.subtitle2, margin: 0 },
});

type Props = {
  /** Global id of the document. */
  id: string;
  kind: 'INVOICE' | 'MERGED_INVOICE' | 'ORDER';
  /** What the comment on an order names, for example `Invoice INV-1`. */
  name: string;
  /** The invoices that lines can be claimed from; left out where an order is compared. */
  invoices?: readonly InvoiceOfGoods[];
};

const readCheck = ({ node }: LineCheckQuery$data) =>
  node?.invoice?.orderCheck ?? node?.finalInvoice?.orderCheck ?? node?.order?.invoiceCheck;

/**
 * Compares the lines of an invoice with those of its orders, or the other way round, when asked to: step by step, because
 * each order is a call.
 */
export function LineCheck({ id, kind, name, invoices = [] }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const [isWanted, setIsWanted] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const start = () => {
    setIsWanted(true);
    // The button goes.
    heading.current?.focus();
  };
  const { parts, state, goOn } = useSteps<LineCheckQuery, NonNullable<ReturnType<typeof readCheck>>>(
    graphql`
      query LineCheckQuery(
        $id: ID!
        $step: Int!
        $isOrder: Boolean!
        $isInvoice: Boolean!
        $isFinalInvoice: Boolean!
      ) {
        node(id: $id) {
          ... on Invoice @include(if: $isInvoice) @alias(as: "invoice") {
            orderCheck(step: $step) {
              nextStep
              ...LineDifferences_check
            }
          }
          ... on MergedInvoice @include(if: $isFinalInvoice) @alias(as: "finalInvoice") {
            orderCheck(step: $step) {
              nextStep
              ...LineDifferences_check
            }
          }
          ... on Order @include(if: $isOrder) @alias(as: "order") {
            invoiceCheck {
              nextStep
              ...LineDifferences_check
            }
          }
        }
      }
    `,
    // What is not included does not count for the limit of calls of an operation.
    isWanted
      ? {
          id,
          isOrder: kind === 'ORDER',
          isInvoice: kind === 'INVOICE',
          isFinalInvoice: kind === 'MERGED_INVOICE',
        }
      : null,
    readCheck,
    Infinity,
  );
  const isRunning = isWanted && state === 'running';
  useAnnounce(isRunning ? t('LOADING') : null);
  return (
    <section className={styles.check} {...(isWanted ? {} : { 'data-screen-only': true })}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('CHECK.TITLE')}
      </h2>
      {isWanted ? null : (
        <>
          <Body1>{t('CHECK.TEXT')}</Body1>
          <Button onClick={start}>{t('CHECK.START')}</Button>
        </>
      )}
      {isRunning ? <Body1>{t('LOADING')}</Body1> : null}
      {isWanted && state === 'failed' ? <ErrorPanel text={t('CHECK.ERROR')} onRetry={goOn} /> : null}
      {state === 'done' ? <LineDifferences checks={parts} name={name} invoices={invoices} /> : null}
    </section>
  );
}
