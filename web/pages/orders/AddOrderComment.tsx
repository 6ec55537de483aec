import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../parts/drafts/useDraft.ts';
import { formErrors } from '../../relay/placeFieldErrors.ts';
import { announce } from '../../ui/announce/announce.ts';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { useAddOrderComment } from '../../parts/orders/useAddOrderComment.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
});

const readText = (stored: unknown) => (typeof stored === 'string' ? stored : null);

/**
 * Writes a comment; the button is there once there is something to send (ORD-29 to ORD-32). What was typed and not sent
 * is there again after a reload, and is one comment however often it is sent until an answer comes.
 */
export function AddOrderComment({ order }: { order: string }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { draft, keep, forget } = useDraft(`order-comment ${order}`, readText);
  const form = useForm({ mode: 'onTouched', defaultValues: { message: draft?.value ?? '' } });
  const [add, isAdding] = useAddOrderComment(order, formErrors(form));
  const area = useRef<HTMLFormElement>(null);
  const typed = form.watch('message');
  const hasText = typed !== '';
  useEffect(() => {
    if (typed === '') forget();
    else keep(typed);
  }, [forget, keep, typed]);

  const submit = form.handleSubmit(async ({ message }) => {
    const { payload } = await add(message.trim(), draft);
    if (!payload) return;
    announce(t('COMMENT.ADDED'));
    // The button goes with the text: a user who has pressed it stays with the field.
    if (area.current?.contains(document.activeElement)) form.setFocus('message');
    // What was typed meanwhile is the next one.
    if (form.getValues('message') === message) form.reset({ message: '' });
  });

  return (
    <form ref={area} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextAreaField
        control={form.control}
        name="message"
        label={t('ORDER.COMMENT.MESSAGE')}
        required
        maxLength={2000}
      />
      {hasText ? <SubmitButton isBusy={isAdding}>{t('ORDER.COMMENT.ADD')}</SubmitButton> : null}
    </form>
  );
}
