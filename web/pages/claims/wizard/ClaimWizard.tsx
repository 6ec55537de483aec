import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogTitle,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss';
import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import type { ClaimKind } from '../../../parts/claims/claims.urls.ts';
import type { FieldError } from '../../../relay/placeFieldErrors.ts';
import { afterPaint } from '../../../ui/loading/afterPaint.ts';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { Modal } from '../../../ui/dialogs/Modal.tsx';
import { ClarificationStep } from './ClarificationStep.tsx';
import { DescriptionStep } from './DescriptionStep.tsx';
import { areFilesMissing, FilesMissing } from './FilesMissing.tsx';
import { findKnownInvoice } from './findKnownInvoice.ts';
import type { WizardState } from '../draft/claimDrafts.ts';
import type { DraftItem } from '../draft/DraftItem.ts';
import { PartStep } from './PartStep.tsx';
import { useItemFiles, useItemForm } from './useItemForm.ts';
import { sayRefused } from '../../../ui/form/sayRefused.ts';

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
});

const steps = ['PARTS', 'DESCRIPTION', 'CLARIFICATION'] as const;

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

function Wizard(props: WizardProps): ReactElement {
  const { kind, start, progress, errors = noErrors, onChange, onSubmit, onClose } = props;
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const [step, setStep] = useState(start.step);
  const [isWaiting, setIsWaiting] = useState(false);
  const form = useItemForm({ start, step, errors, onChange });
  const { uploads, removeFile } = useItemFiles(form);
  const heading = useRef<HTMLDivElement>(null);
  // After the dialog has moved it to its first button, the one that closes it.
  useEffect(() => {
    void afterPaint().then(() =>
      start.step === 0 ? form.setFocus('articleName') : heading.current?.focus(),
    );
  }, [form, start.step]);

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
  const advance = async (item: DraftItem) => {
    if (step === 1 && areFilesMissing(uploads)) return setIsWaiting(true);
    if (step === 0 && item.isManual) {
      const known = await findKnownInvoice(environment, item);
      if (known !== null) return offerKnown(known);
    }
    if (step < steps.length - 1) return goTo(step + 1);
    onSubmit(item);
  };
  return (
    <form onSubmit={(event) => void form.handleSubmit(advance, sayRefused)(event)} noValidate>
      <DialogBody>
        <WizardTitle articleName={start.item.articleName} progress={progress} onClose={onClose} />
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
            <StepList step={step} />
            {step === 0 ? <PartStep form={form} onChosen={() => goTo(1)} /> : null}
            {step === 1 ? (
              <DescriptionStep form={form} kind={kind} uploads={uploads} onRemoveFile={removeFile} />
            ) : null}
            {step === 2 ? <ClarificationStep form={form} kind={kind} /> : null}
            {isWaiting ? <FilesMissing uploads={uploads} /> : null}
          </div>
        </DialogContent>
        <WizardActions step={step} onBack={() => goTo(step - 1)} />
      </DialogBody>
    </form>
  );
}

type TitleProps = Pick<WizardProps, 'progress' | 'onClose'> & { articleName: string };

function WizardTitle({ articleName, progress, onClose }: TitleProps): ReactElement {
  const { t } = useTranslation();
  const title = [
    t(articleName === '' ? 'CLAIM.WIZARD.TITLE' : 'CLAIM.WIZARD.TITLE_OF', { article: articleName }),
    progress && t('CLAIM.WIZARD.PROGRESS', { index: progress.index, count: progress.count }),
  ];
  return (
    <DialogTitle
      action={
        <Button appearance="subtle" icon={<Dismiss24Regular />} aria-label={t('CANCEL')} onClick={onClose} />
      }
    >
      {title.filter(Boolean).join(' · ')}
    </DialogTitle>
  );
}

function StepList({ step }: { step: number }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
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
  );
}

function WizardActions({ step, onBack }: { step: number; onBack: () => void }): ReactElement {
  const { t } = useTranslation();
  const hintId = useId();
  const isLast = step === steps.length - 1;
  return (
    <DialogActions fluid>
      {step > 0 ? <Button onClick={onBack}>{t('CLAIM.WIZARD.BACK')}</Button> : null}
      {isLast ? (
        <span id={hintId} hidden>
          {t('CLAIM.WIZARD.SUBMIT.HINT')}
        </span>
      ) : null}
      <SubmitButton isBusy={false} describedBy={isLast ? hintId : undefined}>
        {t(isLast ? 'CLAIM.WIZARD.SUBMIT' : 'CLAIM.WIZARD.NEXT')}
      </SubmitButton>
    </DialogActions>
  );
}
