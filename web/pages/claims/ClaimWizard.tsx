import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogTitle,
  makeStyles,
  mergeClasses,
  MessageBarBody,
  tokens,
} from '@fluentui/react-components';
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss';
import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { maxClaimFileBytes, maxClaimFiles } from '../../../contract/claimFiles.ts';
import type { ClaimKind } from '../../parts/claims/claims.urls.ts';
import { useUploads } from '../../parts/uploads/useUploads.ts';
import type { FieldError } from '../../relay/placeFieldErrors.ts';
import { afterPaint } from '../../ui/loading/afterPaint.ts';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { Modal } from '../../ui/dialogs/Modal.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { ClarificationFields } from './ClarificationFields.tsx';
import { DescriptionStep } from './DescriptionStep.tsx';
import { areFilesMissing, FilesMissing } from './FilesMissing.tsx';
import { fieldOfError, stepOfField } from './fieldOfError.ts';
import { findKnownInvoice } from './findKnownInvoice.ts';
import type { DraftItem } from './DraftItem.ts';
import { PartStep } from './PartStep.tsx';
import { Readiness } from './Readiness.tsx';
import { useClaimFiles } from './useClaimFiles.ts';
import { sayRefused } from '../../ui/form/sayRefused.ts';

const useStyles = makeStyles({
  steps: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalL,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    paddingBlockEnd: tokens.spacingVerticalM,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  current: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  step: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
});

const steps = ['PARTS', 'DESCRIPTION', 'CLARIFICATION'] as const;

/** Where the wizard stands: what a draft keeps of it. */
export type WizardState = { item: DraftItem; step: number };

const noErrors: readonly FieldError[] = [];

type Props = {
  kind: ClaimKind;
  /** Null while it is closed. */
  start: WizardState | null;
  /** Which of several items this is, for example `2 of 5`; null for one alone. */
  progress: { index: number; count: number } | null;
  /** The server's errors of the item. */
  errors?: readonly FieldError[] | undefined;
  /** Hears of every change, to keep it. */
  onChange: (state: WizardState) => void;
  onSubmit: (item: DraftItem) => void;
  onClose: () => void;
};

type WizardProps = Props & { start: WizardState };

/** The wizard for one item of a claim, in a modal of three steps (CLM-21, CLM-28). */
export function ClaimWizard({ start, onClose, ...props }: Props): ReactElement {
  return (
    <Modal isOpen={start !== null} onClose={onClose} mustAnswer isForm hasDraft>
      {start ? <Wizard key={start.item.key} start={start} onClose={onClose} {...props} /> : null}
    </Modal>
  );
}

function Wizard({
  kind,
  start,
  progress,
  errors = noErrors,
  onChange,
  onSubmit,
  onClose,
}: WizardProps): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const [step, setStep] = useState(start.step);
  const [isWaiting, setIsWaiting] = useState(false);
  const form = useForm<DraftItem>({ mode: 'onTouched', defaultValues: start.item });
  const heading = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const { send, remove } = useClaimFiles(null);
  const attachments = form.watch('attachments');
  const uploads = useUploads({
    files: attachments,
    onChange: (files) => form.setValue('attachments', files),
    send,
    most: maxClaimFiles,
    maxBytes: maxClaimFileBytes,
  });

  // The last values are kept even if the page goes before the next change.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => onChange({ item: values, step }),
      }),
    [form, onChange, step],
  );

  // After the dialog has moved it to its first button, the one that closes it.
  useEffect(() => {
    void afterPaint().then(() =>
      start.step === 0 ? form.setFocus('articleName') : heading.current?.focus(),
    );
  }, [form, start.step]);

  // What the server found wrong is marked once its step is on the screen.
  useEffect(() => {
    for (const { path, message } of errors) {
      const field = fieldOfError(path, start.item);
      if (field && stepOfField(field) === step) form.setError(field, { type: 'server', message });
    }
  }, [form, errors, start.item, step]);

  const offerKnown = (number: string) => {
    form.setValue('isManual', false);
    form.setValue('invoiceNumber', number);
    form.setError('line', { message: t('CLAIM.MANUAL.KNOWN', { number }) });
  };
  const goTo = (next: number) => {
    setStep(next);
    setIsWaiting(false);
    onChange({ item: form.getValues(), step: next });
    // The buttons stay where they are; what is above them is new, and begins at its top.
    heading.current?.focus();
    heading.current?.scrollIntoView();
  };
  // Only the fields on the screen are checked: each step before it leads on (CLM-29, CLM-30).
  const advance = form.handleSubmit(async (item) => {
    if (step === 1 && areFilesMissing(uploads)) return setIsWaiting(true);
    if (step === 0 && item.isManual) {
      const known = await findKnownInvoice(environment, item);
      if (known !== null) return offerKnown(known);
    }
    if (step < steps.length - 1) return goTo(step + 1);
    onSubmit(item);
  }, sayRefused);
  const isLast = step === steps.length - 1;
  const title = [
    t(start.item.articleName === '' ? 'CLAIM.WIZARD.TITLE' : 'CLAIM.WIZARD.TITLE_OF', {
      article: start.item.articleName,
    }),
    progress && t('CLAIM.WIZARD.PROGRESS', { index: progress.index, count: progress.count }),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <form onSubmit={(event) => void advance(event)} noValidate>
      <DialogBody>
        <DialogTitle
          action={
            <Button
              appearance="subtle"
              icon={<Dismiss24Regular />}
              aria-label={t('CANCEL')}
              onClick={onClose}
            />
          }
        >
          {title}
        </DialogTitle>
        <DialogContent>
          <div
            ref={heading}
            tabIndex={-1}
            style={{ outlineStyle: 'none' }}
            aria-label={t('CLAIM.WIZARD.STEP', {
              step: step + 1,
              steps: steps.length,
              name: t(`CLAIM.STEP.${steps[step] ?? 'PARTS'}`),
            })}
            role="group"
          >
            <ol className={styles.steps}>
              {steps.map((name, i) => (
                <li
                  key={name}
                  className={mergeClasses(i === step && styles.current)}
                  aria-current={i === step ? 'step' : undefined}
                >
                  {`${i + 1}. ${t(`CLAIM.STEP.${name}`)}`}
                </li>
              ))}
            </ol>
            {step === 0 ? <PartStep form={form} onChosen={() => goTo(1)} /> : null}
            {step === 1 ? (
              <DescriptionStep
                form={form}
                kind={kind}
                uploads={uploads}
                onRemoveFile={(file) => {
                  form.setValue(
                    'attachments',
                    attachments.filter(({ id }) => id !== file.id),
                  );
                  void remove(file.id);
                }}
              />
            ) : null}
            {step === 2 ? (
              <div className={styles.step}>
                <Notice intent="info" layout="multiline">
                  <MessageBarBody>{t('CLAIM.CLARIFICATION.NOTICE')}</MessageBarBody>
                </Notice>
                <ClarificationFields
                  control={form.control}
                  kind={kind}
                  articleName={form.getValues('articleName')}
                />
                <Readiness item={form.watch()} kind={kind} wrong={form.formState.errors.clarification} />
              </div>
            ) : null}
            {isWaiting ? <FilesMissing uploads={uploads} /> : null}
          </div>
        </DialogContent>
        <DialogActions fluid>
          {step > 0 ? <Button onClick={() => goTo(step - 1)}>{t('CLAIM.WIZARD.BACK')}</Button> : null}
          {isLast ? (
            <span id={hintId} hidden>
              {t('CLAIM.WIZARD.SUBMIT.HINT')}
            </span>
          ) : null}
          <SubmitButton isBusy={false} describedBy={isLast ? hintId : undefined}>
            {t(isLast ? 'CLAIM.WIZARD.SUBMIT' : 'CLAIM.WIZARD.NEXT')}
          </SubmitButton>
        </DialogActions>
      </DialogBody>
    </form>
  );
}
