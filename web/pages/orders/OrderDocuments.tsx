import { Link, makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import { DocumentText20Regular } from '@fluentui/react-icons/svg/document-text';
import { DocumentPdf20Regular } from '@fluentui/react-icons/svg/document-pdf';
import { useId, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderDocuments_order$key } from '../../__generated__/OrderDocuments_order.graphql.ts';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { present } from '../../ui/list/present.ts';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { touchLine } from '../../ui/touchTarget.ts';
import { NotLoaded } from '../../ui/notices/NotLoaded.tsx';
import { documentUrl, finalInvoiceUrl, invoiceUrl } from '../../parts/documents/documents.urls.ts';
import { sayPdf } from '../../parts/documents/sayPdf.ts';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    rowGap: tokens.spacingVerticalXS,
    listStyleType: 'none',
    margin: 0,
    marginBlockStart: tokens.spacingVerticalXS,
    padding: 0,
  },
  link: { ...touchLine, display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
});

/** Addresses of the kinds that have a page; the others are a PDF (GAP-77). */
const pageUrls: Readonly<Record<string, (dbId: string) => string>> = {
  INVOICE: invoiceUrl,
  MERGED_INVOICE: finalInvoiceUrl,
};

/** The documents of an order by kind; nothing while there are none (ORD-52 to ORD-55, GAP-77, GAP-83). */
export function OrderDocuments({ order }: { order: OrderDocuments_order$key }): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const heading = useId();
  const seesMerged = useHasAttribute('merged_invoice_list');
  const { documents, clientPaymentTerms } = useFragment(
    graphql`
      fragment OrderDocuments_order on Order {
        clientPaymentTerms
        documents {
          proforma {
            dbId
            docNumber
          }
          invoice {
            dbId
            docNumber
          }
          packingList {
            dbId
            docNumber
          }
          mergedInvoice {
            dbId
            docNumber
          }
        }
      }
    `,
    order,
  );
  const hidesProforma = seesMerged && clientPaymentTerms !== 0;
  const kinds = [
    { kind: 'PROFORMA', documents: hidesProforma ? [] : documents?.proforma },
    seesMerged
      ? { kind: 'MERGED_INVOICE', documents: documents?.mergedInvoice }
      : { kind: 'INVOICE', documents: documents?.invoice },
    { kind: 'PACKING_LIST', documents: documents?.packingList },
  ];
  const shown = kinds.flatMap(({ kind, documents: some }) =>
    present(some).map((document) => ({ kind, ...document })),
  );
  if (documents && shown.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <Subtitle2 as="h2" block id={heading}>
        {t('ORDER.DOCUMENTS')}
      </Subtitle2>
      {documents ? null : <NotLoaded />}
      <ul className={styles.list}>
        {shown.map(({ kind, dbId, docNumber }) => (
          <li key={dbId}>
            {pageUrls[kind] ? (
              <TextLink className={styles.link} to={pageUrls[kind](dbId)}>
                <DocumentText20Regular aria-hidden />
                {t(`ORDER.DOCUMENT.${kind}`)} {docNumber ?? dbId}
              </TextLink>
            ) : (
              <Link
                className={styles.link}
                href={documentUrl(dbId)}
                target="_blank"
                rel="noopener"
                onClick={sayPdf(`${t(`ORDER.DOCUMENT.${kind}`)} ${docNumber ?? dbId}`)}
                aria-label={t('ORDER.DOCUMENT.OPEN', {
                  kind: t(`ORDER.DOCUMENT.${kind}`),
                  number: docNumber ?? dbId,
                })}
              >
                <DocumentPdf20Regular aria-hidden />
                {t(`ORDER.DOCUMENT.${kind}`)} {docNumber ?? dbId}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
