import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ClaimKind } from '../../../parts/claims/claims.urls.ts';
import type { StoredFile } from '../../../parts/uploads/StoredFile.ts';
import { UploadField } from '../../../parts/uploads/UploadField.tsx';
import type { Uploads } from '../../../parts/uploads/useUploads.ts';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import type { DraftItem } from '../draft/DraftItem.ts';

const useStyles = makeStyles({
  step: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  phrases: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
});

/** Phrases that customers use most, by kind of claim: keys below `CLAIM.PHRASE`. */
const phrases = {
  return: [
    'NOT_NEEDED',
    'WRONG_ORDERED',
    'WRONG_DELIVERED',
    'CATALOG',
    'DAMAGED',
    'TRANSPORT',
    'INCOMPLETE',
    'USED',
    'CORE',
  ],
  reclamation: [
    'MISSING',
    'WRONG_DELIVERED',
    'TRANSPORT',
    'NOISE',
    'LEAK',
    'NO_FUNCTION',
    'NO_FIT',
    'WEAR',
    'MANUFACTURED',
  ],
} as const satisfies Record<ClaimKind, readonly string[]>;

type Props = {
  form: UseFormReturn<DraftItem>;
  kind: ClaimKind;
  uploads: Uploads;
  onRemoveFile: (file: StoredFile) => void;
};

/** Step 2: the defect or the reason for the return, and the files that prove it (CLM-25). */
export function DescriptionStep({ form, kind, uploads, onRemoveFile }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const add = (phrase: string) => {
    const before = form.getValues('description').trimEnd();
    form.setValue('description', before === '' ? `${phrase}. ` : `${before} ${phrase}. `, {
      shouldValidate: true,
    });
    form.setFocus('description');
  };
  return (
    <div className={styles.step}>
      <TextAreaField
        control={form.control}
        name="description"
        label={t('CLAIM.DESCRIPTION')}
        required
        rows={4}
        placeholder={t(kind === 'return' ? 'CLAIM.DESCRIPTION.RETURN' : 'CLAIM.DESCRIPTION.RECLAMATION')}
      />
      <div className={styles.phrases} role="group" aria-label={t('CLAIM.PHRASES')}>
        {phrases[kind].map((phrase) => (
          <Button key={phrase} size="small" shape="circular" onClick={() => add(t(`CLAIM.PHRASE.${phrase}`))}>
            {t(`CLAIM.PHRASE.${phrase}`)}
          </Button>
        ))}
      </div>
      <UploadField label={t('CLAIM.ATTACHMENTS')} uploads={uploads} onRemove={onRemoveFile} />
    </div>
  );
}
