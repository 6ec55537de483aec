import { t } from 'i18next';
import { announce } from '../../ui/announce/announce.ts';

/** Handles a press on the link of a document's PDF: says that it opens, since the focus stays on the link. */
export const sayPdf = (name: string) => (): void => announce(t('DOCUMENTS.PDF_OPENS', { name }));
