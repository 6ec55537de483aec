import {
  Body1,
  Button,
  Caption1,
  makeStyles,
  MessageBarBody,
  Spinner,
  tokens,
} from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../shell/session/useSession.ts';
import { Notice } from '../../../ui/notices/Notice.tsx';
import { startOf, type WizardState } from './claimDrafts.ts';
import { findOverdrawn, isComplete, type DraftItem } from './DraftItem.ts';
import { refuseCurrencies } from './refuseCurrencies.ts';

const useStyles = makeStyles({
  send: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  kept: { color: tokens.colorNeutralForeground3 },
});

type Props = {
  items: readonly DraftItem[];
  isSending: boolean;
  onSend: () => void;
  /** Called instead as long as an item cannot be sent, with where the wizard corrects it. */
  onCorrect: (start: WizardState) => void;
};

/** The button that sends the claim, and what is in its way. */
export function SendCommand({ items, isSending, onSend, onCorrect }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { selectedCurrencyCode } = useSession();
  const refusal = refuseCurrencies(items, selectedCurrencyCode ?? null, t);
  const incompleteCount = items.filter((item) => !isComplete(item)).length;
  const send = () => {
    const wrong = findUnsendable(items);
    if (wrong) onCorrect(wrong);
    else if (refusal === null) onSend();
  };
  return (
    <>
      {refusal ? (
        <Notice intent="error" layout="multiline">
          <MessageBarBody role="alert">{refusal}</MessageBarBody>
        </Notice>
      ) : null}
      <div className={styles.send}>
        <Button
          appearance="primary"
          icon={isSending ? <Spinner size="tiny" /> : undefined}
          disabledFocusable={isSending || refusal !== null}
          onClick={send}
        >
          {t('CLAIM.SEND', { count: items.length })}
        </Button>
        {incompleteCount > 0 ? (
          <Body1>{t('CLAIM.INCOMPLETE', { count: incompleteCount })}</Body1>
        ) : (
          <Caption1 className={styles.kept}>{t('DRAFT.KEPT')}</Caption1>
        )}
      </div>
    </>
  );
}

/** The first item that is incomplete or claims more than is left, and where the wizard opens for it; null without any. */
function findUnsendable(items: readonly DraftItem[]): WizardState | null {
  const incomplete = items.find((item) => !isComplete(item));
  if (incomplete) return startOf(incomplete);
  const overdrawn = findOverdrawn(items);
  const over = items.find(({ key }) => overdrawn.has(key));
  return over ? { item: over, step: 0 } : null;
}
