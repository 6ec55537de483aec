import { Field, makeStyles, Textarea, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../parts/drafts/useDraft.ts';
import { formErrors } from '../../../relay/placeFieldErrors.ts';
import { announce } from '../../../ui/announce/announce.ts';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { useAddClaimComment } from './useAddClaimComment.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: tokens.spacingVerticalS },
  field: { inlineSize: '100%' },
});

const readText = (stored: unknown) => (typeof stored === 'string' ? stored : null);

type Props = { claim: string; onAdded: (id: string) => void };

/**
 * Writes a comment. The box is one line until it is used (CLM-19); there is nothing to send while it is empty (CLM-20).
 * What was typed and not sent is there again after a reload, and is one comment however often it is sent until an answer comes.
 * Ctrl+Enter sends.
 */
export function AddClaimComment({ claim, onAdded }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { draft, keep, forget } = useDraft(`claim-comment ${claim}`, readText);
  const form = useForm({ mode: 'onTouched', defaultValues: { text: draft?.value ?? '' } });
  const [add, isAdding] = useAddClaimComment(claim, formErrors(form), onAdded);
  const { field, fieldState } = useController({ control: form.control, name: 'text' });
  const [isGrown, setIsGrown] = useState(false);
  const area = useRef<HTMLFormElement>(null);
  const isEmpty = field.value.trim() === '';
  const typed = field.value;
  useEffect(() => {
    if (typed !== '') keep(typed);
  }, [typed, keep]);

  const submit = form.handleSubmit(async ({ text }, event) => {
    const sent: unknown = event?.target;
    if (text.trim() === '' || isAdding) return;
    const { payload } = await add(text.trim(), draft);
    if (payload) announce(t('COMMENT.ADDED'));
    // What was typed meanwhile is the next one.
    if (!payload || form.getValues('text') !== text) return;
    forget();
    // The button is disabled while the field is empty.
    if (sent instanceof Element && sent.contains(document.activeElement)) form.setFocus('text');
    form.reset({ text: '' });
  });
  return (
    <form ref={area} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Field
        className={styles.field}
        label={t('CLAIM.COMMENT.TEXT')}
        required
        validationMessage={fieldState.error?.message}
      >
        <Textarea
          {...field}
          rows={isGrown || !isEmpty ? 5 : 1}
          onFocus={() => setIsGrown(true)}
          onBlur={() => {
            field.onBlur();
            setIsGrown(false);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) area.current?.requestSubmit();
          }}
        />
      </Field>
      <SubmitButton isBusy={isAdding} isDisabled={isEmpty}>
        {t('CLAIM.COMMENT.ADD')}
      </SubmitButton>
    </form>
  );
}
