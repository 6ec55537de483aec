import { makeStyles, MessageBarBody, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ClaimKind } from '../../../parts/claims/claims.urls.ts';
import { Notice } from '../../../ui/notices/Notice.tsx';
import type { DraftItem } from '../draft/DraftItem.ts';
import { ClarificationFields } from './ClarificationFields.tsx';
import { Readiness } from './Readiness.tsx';

const useStyles = makeStyles({
  step: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
});

type Props = { form: UseFormReturn<DraftItem>; kind: ClaimKind };

/** Step 3: what more is known about the article and its car, and what a claim like this needs. */
export function ClarificationStep({ form, kind }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.step}>
      <Notice intent="info" layout="multiline">
        <MessageBarBody>{t('CLAIM.CLARIFICATION.NOTICE')}</MessageBarBody>
      </Notice>
      <ClarificationFields control={form.control} kind={kind} articleName={form.getValues('articleName')} />
      <Readiness item={form.watch()} kind={kind} wrong={form.formState.errors.clarification} />
    </div>
  );
}
