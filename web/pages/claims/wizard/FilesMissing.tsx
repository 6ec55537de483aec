import { MessageBarBody } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Uploads } from '../../../parts/uploads/useUploads.ts';
import { Notice } from '../../../ui/notices/Notice.tsx';

/** Whether files were chosen that the server does not have: nothing is sent without them (CLM-29). */
export const areFilesMissing = ({ isBusy, hasFailed }: Uploads): boolean => isBusy || hasFailed;

/** Says that files are under way, or have not arrived. */
export function FilesMissing({ uploads }: { uploads: Uploads }): ReactElement | null {
  const { t } = useTranslation();
  if (!areFilesMissing(uploads)) return null;
  return (
    <Notice intent="warning" layout="multiline">
      <MessageBarBody role="alert">
        {t(uploads.isBusy ? 'CLAIM.WAIT_FOR_FILES' : 'CLAIM.FILES_FAILED')}
      </MessageBarBody>
    </Notice>
  );
}
