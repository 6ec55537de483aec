import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../parts/drafts/useDraft.ts';
import { MarkdownField } from '../../parts/markdown/MarkdownField.tsx';
import { formErrors } from '../../relay/placeFieldErrors.ts';
import { announce } from '../../ui/announce/announce.ts';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useAddIssueComment } from './useAddIssueComment.ts';

const useStyles = makeStyles({
  form: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: tokens.spacingVerticalS,
    '& > button': { alignSelf: 'start' },
  },
});

type Props = {
  /** Global id of the issue. */
  issue: string;
  onAdded: () => void;
};

const readText = (stored: unknown) => (typeof stored === 'string' ? stored : null);

/**
 * Writes a comment; the button cannot be pressed while there is nothing to send (ISS-19, ISS-20). What was
 * typed and not sent is there again after a reload, and is one comment however often it is sent until an answer comes.
 */
export function AddIssueComment({ issue, onAdded }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { draft, keep, forget } = useDraft(`issue-comment ${issue}`, readText);
  const form = useForm({ mode: 'onTouched', defaultValues: { comment: draft?.value ?? '' } });
  const [add, isAdding] = useAddIssueComment(issue, formErrors(form));
  const typed = form.watch('comment');
  const isEmpty = typed.trim() === '';
  useEffect(() => {
    if (typed === '') forget();
    else keep(typed);
  }, [forget, keep, typed]);

  const submit = form.handleSubmit(async ({ comment }, event) => {
    const sent: unknown = event?.target;
    const { payload } = await add(comment, draft);
    if (!payload) return;
    announce(t('COMMENT.ADDED'));
    // What was typed meanwhile is the next one.
    if (form.getValues('comment') === comment) {
      // The button is disabled while the field is empty.
      if (sent instanceof Element && sent.contains(document.activeElement)) form.setFocus('comment');
      form.reset({ comment: '' });
    }
    onAdded();
  });

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <MarkdownField control={form.control} name="comment" label={t('ISSUE.COMMENT')} required />
      <SubmitButton isBusy={isAdding} isDisabled={isEmpty}>
        {t('ISSUE.COMMENT.ADD')}
      </SubmitButton>
    </form>
  );
}
