import { Button, makeStyles, MessageBarBody, Spinner, tokens } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { useCallback, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { standardCode } from '../../i18n/languages.ts';
import { claimsUrl, isClaimKind, type ClaimKind } from '../../parts/claims/claims.urls.ts';
import { UnansweredWrite } from '../../parts/drafts/UnansweredWrite.tsx';
import type { FieldError } from '../../relay/placeFieldErrors.ts';
import { newKey } from '../../relay/WriteIntents.ts';
import { EmptyState } from '../../ui/notices/EmptyState.tsx';
import { FormNotice } from '../../ui/form/FormNotice.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { announce } from '../../ui/announce/announce.ts';
import { notify } from '../../ui/notices/notify.ts';
import { lazyDialog } from '../../ui/dialogs/lazyDialog.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { relativeDate } from '../../ui/values/relativeDate.ts';
import { DraftItems } from './draft/DraftItems.tsx';
import { emptyItem, isComplete, type DraftItem } from './draft/DraftItem.ts';
import { fieldOfError, stepOfField } from './wizard/fieldOfError.ts';
import { startOf, type WizardState } from './draft/claimDrafts.ts';
import { SendCommand } from './draft/SendCommand.tsx';
import { useClaimDraft, type ClaimDraft } from './draft/useClaimDraft.ts';
import { claimWrite } from './draft/useCreateClaim.ts';
import { useLinesToClaim } from './draft/useLinesToClaim.ts';
import { useSendClaim } from './draft/useSendClaim.ts';

const [ClaimWizard, wizardIntent] = lazyDialog(
  async () => (await import('./wizard/ClaimWizard.tsx')).ClaimWizard,
);
const [ClaimFileDialog, fileIntent] = lazyDialog(
  async () => (await import('./file/ClaimFileDialog.tsx')).ClaimFileDialog,
);

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  commands: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** The form of a new claim: its items, entered in a wizard or read from a file, and the button that sends them (CLM-03). */
export function CreateClaimPage(): ReactElement | null {
  const { type } = useParams();
  // The loader has led away from any other.
  return isClaimKind(type) ? <CreateClaim key={type} kind={type} /> : null;
}

function CreateClaim({ kind }: { kind: ClaimKind }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const claim = useClaimDraft(kind);
  const { items, keep, unfinished } = claim;
  const { send, discard, isSending, isSent, refusals, forgetRefusals } = useSendClaim(kind, claim);
  const [wizard, setWizard] = useState<WizardState | null>(null);
  const [isReading, setIsReading] = useState(false);

  const openNextOf = (all: readonly DraftItem[]) => {
    const next = all.find((item) => !isComplete(item));
    setWizard(next ? startOf(next) : null);
  };
  const save = (item: DraftItem) => {
    const isNew = items.every(({ key }) => key !== item.key);
    const all = isNew ? [...items, item] : items.map((one) => (one.key === item.key ? item : one));
    keep(all);
    unfinished.forget();
    forgetRefusals(item.key);
    openNextOf(all);
    announce(t('CLAIM.WIZARD.ADDED', { article: item.articleName, articles: all.length }));
  };
  const remove = (item: DraftItem) => {
    keep(items.filter(({ key }) => key !== item.key));
    notify({
      intent: 'info',
      title: t('CLAIM.ITEM_REMOVED', { article: item.articleName }),
      action: { label: t('CLAIM.UNDO'), run: () => keep(items) },
    });
  };
  const isMatching = useLinesToClaim((added) => {
    const all = [...items, ...added];
    keep(all);
    openNextOf(all);
  });
  const keepUnfinished = unfinished.keep;
  const onWizardChange = useCallback((state: WizardState) => void keepUnfinished(state), [keepUnfinished]);
  const place = wizard ? items.findIndex(({ key }) => key === wizard.item.key) : -1;
  return (
    <>
      <PageHeader
        title={t(kind === 'return' ? 'CLAIM.NEW.RETURN' : 'CLAIM.NEW.RECLAMATION')}
        report={{ about: 'claim' }}
      />
      <div className={styles.page}>
        {isMatching ? <Spinner label={t('CLAIM.MATCHING')} labelPosition="after" size="tiny" /> : null}
        <DraftNotices
          claim={claim}
          isSending={isSending}
          isEditing={wizard !== null}
          onContinue={setWizard}
          onDiscard={discard}
        />
        <div className={styles.commands}>
          <Button
            {...wizardIntent}
            icon={<Add20Regular />}
            // One that was not finished goes on: a new one would take its place.
            onClick={() =>
              setWizard(unfinished.draft?.value ?? { item: { ...emptyItem, key: newKey() }, step: 0 })
            }
          >
            {t('CLAIM.ADD_ITEM')}
          </Button>
          <Button {...fileIntent} onClick={() => setIsReading(true)}>
            {t('CLAIM.FILE')}
          </Button>
        </div>
        {items.length > 0 ? (
          <>
            <DraftItems
              items={items}
              kind={kind}
              refusals={refusals}
              onEdit={(item) => setWizard({ item, step: firstWrongStep(refusals.get(item.key), item) })}
              onRemove={remove}
            />
            <SendCommand
              items={items}
              isSending={isSending}
              onSend={() => void send()}
              onCorrect={setWizard}
            />
          </>
        ) : isMatching || isSent ? null : (
          <EmptyState title={t('CLAIM.NO_ITEMS')} text={t('CLAIM.NO_ITEMS.HINT')} />
        )}
      </div>
      <ClaimWizard
        isOpen={wizard !== null}
        kind={kind}
        start={wizard}
        progress={items.length > 1 && place >= 0 ? { index: place + 1, count: items.length } : null}
        errors={wizard ? refusals.get(wizard.item.key) : undefined}
        onChange={onWizardChange}
        onSubmit={save}
        onClose={() => setWizard(null)}
      />
      <ClaimFileDialog
        isOpen={isReading}
        onClose={() => setIsReading(false)}
        onItems={(added) => {
          keep([...items, ...added]);
          setIsReading(false);
        }}
      />
    </>
  );
}

type NoticesProps = {
  claim: ClaimDraft;
  isSending: boolean;
  /** Whether the wizard is open. */
  isEditing: boolean;
  onContinue: (unfinished: WizardState) => void;
  onDiscard: () => void;
};

/** Says what is here from before, what was not finished or not answered, and what is here no longer. */
function DraftNotices({ claim, isSending, isEditing, onContinue, onDiscard }: NoticesProps): ReactElement {
  const { t, i18n } = useTranslation();
  const { items, unfinished, restoredAt, isGone } = claim;
  const [now] = useState(() => new Date());
  const age = (moment: string) => relativeDate(moment, now, standardCode(i18n.language));
  return (
    <>
      {restoredAt === null ? null : (
        <FormNotice
          layout="auto"
          text={t('DRAFT.RESTORED', { age: age(restoredAt) })}
          actions={
            <Button
              onClick={() => {
                onDiscard();
                announce(t('DRAFT.DISCARDED'));
              }}
            >
              {t('DRAFT.DISCARD')}
            </Button>
          }
        />
      )}
      {items.length > 0 ? (
        <UnansweredWrite
          name={claimWrite}
          isSending={isSending}
          text={t('CLAIM.UNANSWERED')}
          link={{ label: t('NAVIGATION.CLAIMS'), to: claimsUrl }}
        />
      ) : null}
      {unfinished.draft && !isEditing ? (
        <FormNotice
          layout="auto"
          text={t('CLAIM.UNFINISHED', { age: age(unfinished.draft.savedAt) })}
          actions={
            <>
              <Button
                {...wizardIntent}
                onClick={() => unfinished.draft && onContinue(unfinished.draft.value)}
              >
                {t('DRAFT.CONTINUE')}
              </Button>
              <Button
                onClick={() => {
                  unfinished.forget();
                  announce(t('CLAIM.UNFINISHED.DISCARDED'));
                }}
              >
                {t('CLAIM.UNFINISHED.DISCARD')}
              </Button>
            </>
          }
        />
      ) : null}
      {isGone ? (
        <Notice intent="warning" data-screen-only>
          <MessageBarBody>{t('DRAFT.GONE')}</MessageBarBody>
        </Notice>
      ) : null}
    </>
  );
}

/** The step of the first field that the server found wrong; the first step where it found nothing. */
function firstWrongStep(errors: readonly FieldError[] | undefined, item: DraftItem): number {
  const fields = (errors ?? []).flatMap(({ path }) => fieldOfError(path, item) ?? []);
  return fields.length === 0 ? 0 : Math.min(...fields.map(stepOfField));
}
