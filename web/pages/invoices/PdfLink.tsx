import { Button } from '@fluentui/react-components';
import { DocumentPdf20Regular } from '@fluentui/react-icons/svg/document-pdf';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { documentUrl } from '../../parts/documents/documents.urls.ts';
import { sayPdf } from '../../parts/documents/sayPdf.ts';

type Props = {
  dbId: string;
  /** Kind of the document, as the button's text. */
  label: string;
  number: string;
};

/** Opens a document's PDF in a new tab (DOC-23, INV-12, INV-13, CRED-03). */
export function PdfLink({ dbId, label, number }: Props): ReactElement {
  const { t } = useTranslation();
  return (
    <Button
      as="a"
      href={documentUrl(dbId)}
      target="_blank"
      rel="noopener"
      onClick={sayPdf(`${label} ${number}`)}
      icon={<DocumentPdf20Regular />}
      aria-label={t('ORDER.DOCUMENT.OPEN', { kind: label, number })}
    >
      {label}
    </Button>
  );
}
