import { Button } from '@fluentui/react-components';
import { FolderZip20Regular } from '@fluentui/react-icons/svg/folder-zip';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadPack, packsOf, type PackKind } from '../../parts/documents/documentPack.ts';
import { useSession } from '../../shell/session/useSession.ts';

type Props = {
  /** The checked documents, with the day that their list has. */
  documents: readonly { dbId: string; date: string | null | undefined }[];
  kind: PackKind;
};

/** Downloads the PDFs of the checked documents in one ZIP. */
export function PackOfSelection({ documents, kind }: Props): ReactElement {
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  const title = t('PACK.SELECTED', { count: documents.length });
  return (
    <Button
      size="small"
      icon={<FolderZip20Regular />}
      onClick={() => packsOf(documents, kind, decimalStyle).forEach((pack) => downloadPack(title, pack))}
    >
      {title}
    </Button>
  );
}
