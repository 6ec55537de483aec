import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isRecord } from '../../../contract/isRecord.ts';
import type { CreateIssuePageQuery } from '../../__generated__/CreateIssuePageQuery.graphql.ts';
import { filled } from '../../parts/drafts/filled.ts';
import { useDraft } from '../../parts/drafts/useDraft.ts';
import { issuesUrl, issueUrl } from '../../parts/issues/issues.urls.ts';
import { MarkdownField } from '../../parts/markdown/MarkdownField.tsx';
import { formErrors } from '../../relay/placeFieldErrors.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { FormNotice } from '../../ui/form/FormNotice.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { formatDate } from '../../ui/values/formatDate.ts';
import { present } from '../../ui/list/present.ts';
import { NotLoaded } from '../../ui/notices/NotLoaded.tsx';
import { announce } from '../../ui/announce/announce.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useGoOn } from '../../ui/links/useGoOn.ts';
import { readReport } from './readReport.ts';
import { describeReport } from './describeReport.ts';
import { isIssuePriority, issuePriorities } from './issueStatus.ts';
import { useCreateIssue } from './useCreateIssue.ts';
import { sayRefused } from '../../ui/form/sayRefused.ts';

const useStyles = makeStyles({
  form: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    maxInlineSize: '720px',
  },
  choices: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 639.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  draft: { maxInlineSize: '720px', marginBlockEnd: tokens.spacingVerticalM },
  buttons: { display: 'flex', gap: tokens.spacingHorizontalS },
});

/** The longest name, as the back end takes it. */
const longestName = 255;

const noValues = { name: '', description: '', department: '', priority: '' };

/** A stored draft as the form takes it. */
const readValues = (stored: unknown) => (isRecord(stored) ? filled(noValues, stored) : null);

/** The form for a new issue, prefilled where a problem is reported (ISS-10 to ISS-15). */
export function CreateIssuePage(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const goOn = useGoOn();
  const [search] = useSearchParams();
  const { departments } = useRouteQuery<CreateIssuePageQuery>(graphql`
    query CreateIssuePageQuery @preloadable {
      viewer {
        departments {
          id
          name
        }
      }
    }
  `).viewer;
  // Each problem that is reported has its own draft.
  const { draft, keep, forget } = useDraft(`issue ${search}`, readValues);
  const [restored, setRestored] = useState(draft);
  const untouched = { ...describeReport(readReport(search)), department: '', priority: '' };
  const form = useForm({ mode: 'onTouched', defaultValues: restored?.value ?? untouched });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => void keep(values),
      }),
    [form, keep],
  );
  const [create, isCreating] = useCreateIssue(formErrors(form));

  const submit = form.handleSubmit(async ({ priority, name, ...values }) => {
    if (!isIssuePriority(priority)) return;
    const input = { ...values, name: name.trim(), priority };
    const { payload } = await create(input, { intent: draft });
    if (!payload) return;
    forget();
    announce(t('ISSUE.CREATED', { name: name.trim() }));
    void goOn(payload.issue ? issueUrl(payload.issue.dbId) : issuesUrl, {
      body: name.trim(),
      replace: true,
    });
  }, sayRefused);

  return (
    <>
      <PageHeader title={t('ISSUE.CREATE.TITLE')} />
      {restored ? (
        <FormNotice
          className={styles.draft}
          layout="auto"
          text={t('ISSUE.DRAFT', { date: formatDate(restored.savedAt, 'minutes') })}
          actions={
            <Button
              onClick={() => {
                // The button goes: one begins again at the first field.
                form.setFocus('name');
                form.reset(untouched);
                forget();
                setRestored(null);
                announce(t('DRAFT.DISCARDED'));
              }}
            >
              {t('DRAFT.DISCARD')}
            </Button>
          }
        />
      ) : null}
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          control={form.control}
          name="name"
          label={t('ISSUES.COLUMN.NAME')}
          required
          asks="select"
          maxLength={longestName}
          autoComplete="off"
        />
        <MarkdownField
          control={form.control}
          name="description"
          label={t('ISSUE.DESCRIPTION')}
          required
          asks="select"
          isMain
        />
        <div className={styles.choices}>
          {departments ? (
            <SelectField
              control={form.control}
              name="department"
              label={t('ISSUE.DEPARTMENT')}
              required
              choices={present(departments).map(({ id, name }) => ({ value: id, label: name ?? id }))}
            />
          ) : (
            <NotLoaded />
          )}
          <SelectField
            control={form.control}
            name="priority"
            label={t('ISSUE.PRIORITY')}
            required
            choices={issuePriorities.map((priority) => ({
              value: priority,
              label: t(`ISSUE.PRIORITY.${priority}`),
            }))}
          />
        </div>
        <div className={styles.buttons}>
          <SubmitButton isBusy={isCreating}>{t('ISSUES.CREATE')}</SubmitButton>
          <Button onClick={() => void navigate(-1)}>{t('CANCEL')}</Button>
        </div>
      </form>
    </>
  );
}
