import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { standardCode } from '../../i18n/languages.ts';
import { DateTime } from '../../ui/values/DateTime.tsx';
import { dash } from '../../ui/values/dash.ts';
import { relativeMoment } from '../../ui/values/relativeDate.ts';

/** A moment of an upload: date and time, and how far away it is; a dash where there is none. */
export function UploadTime({ value, now }: { value: string | null | undefined; now: Date }): ReactElement {
  const { i18n } = useTranslation();
  if (!value) return <>{dash}</>;
  return (
    <>
      <DateTime value={value} precision="minutes" /> (
      {relativeMoment(value, now, standardCode(i18n.language))})
    </>
  );
}
