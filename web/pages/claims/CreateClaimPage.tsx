import {
  Body1,
  Button,
  Caption1,
  makeStyles,
  MessageBarBody,
  Spinner,
  tokens,
} from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { useCallback, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { standardCode } from '../../i18n/languages.ts';
import { claimsUrl, claimUrl, isClaimKind, type ClaimKind } from '../../parts/claims/claims.urls.ts';
import { UnansweredWrite } from '../../parts/drafts/UnansweredWrite.tsx';
import { useDraft } from '../../parts/drafts/useDraft.ts';
import type { FieldError } from '../../relay/placeFieldErrors.ts';
import { newKey } from '../../relay/WriteIntents.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { EmptyState } from '../../ui/notices/EmptyState.tsx';
import { FormNotice } from '../../ui/form/FormNotice.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { announce } from '../../ui/announce/announce.ts';
import { notify } from '../../ui/notices/notify.ts';
import { useGoOn } from '../../ui/links/useGoOn.ts';
import { lazyDialog } from '../../ui/dialogs/lazyDialog.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { relativeDate } from '../../ui/values/relativeDate.ts';
import type { WizardState } from './ClaimWizard.tsx';
import { draftForm, readItems, readWizard } from './claimDrafts.ts';
import { DraftItems } from './DraftItems.tsx';
import { emptyItem, findOverdrawn, hasPart, isComplete, type DraftItem } from './DraftItem.ts';
import { fieldOfError, stepOfField } from './fieldOfError.ts';
import { refuseCurrencies } from './refuseCurrencies.ts';
import { claimWrite, useCreateClaim } from './useCreateClaim.ts';
import { useLinesToClaim } from './useLinesToClaim.ts';

const [ClaimWizard, wizardIntent] = lazyDialog(async () => (await import('./ClaimWizard.tsx')).ClaimWizard);
const [ClaimFileDialog, fileIntent] = lazyDialog(
  async () => (await import('./ClaimFileDialog.tsx')).ClaimFileDialog,
);

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  commands: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  send: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  kept: { color: tokens.colorNeutralForeground3 },
});

/** The form of a new claim: its items, entered in a wizard or read from a file, and the button that sends them (CLM-03). */
export function CreateClaimPage(): ReactElement | null {
  const { type } = useParams();
  // The loader has led away from any other.
  return isClaimKind(type) ? <CreateClaim key={type} kind={type} /> : null;
}

function CreateClaim({ kind }: { kind: ClaimKind }): ReactElement {
  const styles = useStyles();
  const { t, i18n } = useTranslation();
  const goOn = useGoOn();
  const { selectedCurrencyCode } = useSession();
  const { draft, keep, forget } = useDraft(draftForm(kind), readItems);
  const unfinished = useDraft(`${draftForm(kind)}-item`, readWizard);
  const items = draft?.value ?? [];
  const [wizard, setWizard] = useState<WizardState | null>(null);
  const [now] = useState(() => new Date());
  const [isReading, setIsReading] = useState(false);
  const [refusals, setRefusals] = useState<ReadonlyMap<string, readonly FieldError[]>>(new Map());
  const [restoredAt, setRestoredAt] = useState(items.length > 0 ? (draft?.savedAt ?? null) : null);
  // Forgotten here, or in another window: there it was sent or discarded.
  const [isExpected, setIsExpected] = useState(items.length > 0);
  if (items.length > 0 && !isExpected) setIsExpected(true);
  // The page of the claim takes a moment to load; meanwhile nothing is left to fill in here.
  const [isSent, setIsSent] = useState(false);
  const [create, isSending] = useCreateClaim({
    has: (path) => placeOf(path) !== null,
    setError: (path, message) => {
      const key = items[placeOf(path) ?? -1]?.key;
      if (key === undefined) return;
      setRefusals((before) => new Map(before).set(key, [...(before.get(key) ?? []), { path, message }]));
    },
  });

  const open = (item: DraftItem) => setWizard({ item, step: hasPart(item) ? 1 : 0 });
  const openNextOf = (all: readonly DraftItem[]) => {
    const next = all.find((item) => !isComplete(item));
    if (next) open(next);
    else setWizard(null);
  };
  const save = (item: DraftItem) => {
    const isNew = items.every(({ key }) => key !== item.key);
    const all = isNew ? [...items, item] : items.map((one) => (one.key === item.key ? item : one));
    keep(all);
    unfinished.forget();
    setRefusals((before) => new Map([...before].filter(([key]) => key !== item.key)));
    openNextOf(all);
    announce(t('CLAIM.WIZARD.ADDED', { article: item.articleName, articles: all.length }));
  };
  const isMatching = useLinesToClaim((added) => {
    const all = [...items, ...added];
    keep(all);
    openNextOf(all);
  });
  const keepUnfinished = unfinished.keep;
  const onWizardChange = useCallback((state: WizardState) => void keepUnfinished(state), [keepUnfinished]);
  const discard = () => {
    setIsExpected(false);
    setRestoredAt(null);
    setRefusals(new Map());
    forget();
    unfinished.forget();
  };

  async function send() {
    const incomplete = items.find((item) => !isComplete(item));
    if (incomplete) return open(incomplete);
    const [overdrawn] = findOverdrawn(items).keys();
    const over = items.find(({ key }) => key === overdrawn);
    if (over) return setWizard({ item: over, step: 0 });
    if (!draft || isSending || currencyRefusal !== null) return;
    setRefusals(new Map());
    const { payload } = await create(kind, items, draft);
    if (payload) {
      setIsSent(true);
      discard();
      // Back does not lead to a form that was sent.
      void goOn(payload.claim ? claimUrl(payload.claim.dbId) : claimsUrl, {
        title: t('CLAIM.SENT'),
        replace: true,
      });
    }
  }

  const currencyRefusal = refuseCurrencies(items, selectedCurrencyCode ?? null, t);
  const incompleteCount = items.filter((item) => !isComplete(item)).length;
  const place = wizard ? items.findIndex(({ key }) => key === wizard.item.key) : -1;
  const age = (moment: string) => relativeDate(moment, now, standardCode(i18n.language));
  return (
    <>
      <PageHeader
        title={t(kind === 'return' ? 'CLAIM.NEW.RETURN' : 'CLAIM.NEW.RECLAMATION')}
        report={{ about: 'claim' }}
      />
      <div className={styles.page}>
        {isMatching ? <Spinner label={t('CLAIM.MATCHING')} labelPosition="after" size="tiny" /> : null}
        {restoredAt !== null && items.length > 0 ? (
          <FormNotice
            layout="auto"
            text={t('DRAFT.RESTORED', { age: age(restoredAt) })}
            actions={
              <Button
                onClick={() => {
                  discard();
                  announce(t('DRAFT.DISCARDED'));
                }}
              >
                {t('DRAFT.DISCARD')}
              </Button>
            }
          />
        ) : null}
        {items.length > 0 ? (
          <UnansweredWrite
            name={claimWrite}
            isSending={isSending}
            text={t('CLAIM.UNANSWERED')}
            link={{ label: t('NAVIGATION.CLAIMS'), to: claimsUrl }}
          />
        ) : null}
        {unfinished.draft && !wizard ? (
          <FormNotice
            layout="auto"
            text={t('CLAIM.UNFINISHED', { age: age(unfinished.draft.savedAt) })}
            actions={
              <>
                <Button
                  {...wizardIntent}
                  onClick={() => unfinished.draft && setWizard(unfinished.draft.value)}
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
        {draft === null && isExpected ? (
          <Notice intent="warning">
            <MessageBarBody>{t('DRAFT.GONE')}</MessageBarBody>
          </Notice>
        ) : null}
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
        {items.length === 0 && !isMatching && !isSent ? (
          <EmptyState title={t('CLAIM.NO_ITEMS')} text={t('CLAIM.NO_ITEMS.HINT')} />
        ) : null}
        {items.length > 0 ? (
          <DraftItems
            items={items}
            kind={kind}
            refusals={refusals}
            onEdit={(item) => setWizard({ item, step: firstWrongStep(refusals.get(item.key), item) })}
            onRemove={(item) => {
              const before = items;
              keep(items.filter(({ key }) => key !== item.key));
              notify({
                intent: 'info',
                title: t('CLAIM.ITEM_REMOVED', { article: item.articleName }),
                action: { label: t('CLAIM.UNDO'), run: () => keep(before) },
              });
            }}
          />
        ) : null}
        {currencyRefusal ? (
          <Notice intent="error" layout="multiline">
            <MessageBarBody role="alert">{currencyRefusal}</MessageBarBody>
          </Notice>
        ) : null}
        {items.length > 0 ? (
          <div className={styles.send}>
            <Button
              appearance="primary"
              icon={isSending ? <Spinner size="tiny" /> : undefined}
              disabledFocusable={isSending || currencyRefusal !== null}
              onClick={() => void send()}
            >
              {t('CLAIM.SEND', { count: items.length })}
            </Button>
            {incompleteCount > 0 ? (
              <Body1>{t('CLAIM.INCOMPLETE', { count: incompleteCount })}</Body1>
            ) : (
              <Caption1 className={styles.kept}>{t('DRAFT.KEPT')}</Caption1>
            )}
          </div>
        ) : null}
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

/** The step of the first field that the server found wrong; the first step where it found nothing. */
function firstWrongStep(errors: readonly FieldError[] | undefined, item: DraftItem): number {
  const fields = (errors ?? []).flatMap(({ path }) => fieldOfError(path, item) ?? []);
  return fields.length === 0 ? 0 : Math.min(...fields.map(stepOfField));
}

/** The place of the item that a path of the server's names, for example `items.2.known.qty`. */
function placeOf(path: string): number | null {
  const place = /^items\.(\d+)(\.|$)/.exec(path)?.[1];
  return place === undefined ? null : Number(place);
}
