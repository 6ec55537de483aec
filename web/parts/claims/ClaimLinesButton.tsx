import { Button, Tooltip } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { lazyDialog } from '../../ui/dialogs/lazyDialog.tsx';
import type { LineToClaim } from './claimLines.ts';
import { claimParameter, type ClaimKind } from './claims.urls.ts';

const [ClaimLinesDialog, intent] = lazyDialog(
  async () => (await import('./ClaimLinesDialog.tsx')).ClaimLinesDialog,
);

type Props = {
  /** The document's lines that are goods; without any there is nothing to claim. */
  lines: readonly LineToClaim[];
  /** The text of the button. Default: 'Claim'. */
  label?: string;
  /** Whether all lines are checked from the start. */
  areChecked?: boolean;
  size?: 'small' | 'medium';
  /** The kind of claim that is chosen to begin with. */
  kind?: ClaimKind;
  /** Why nothing can be claimed now; null if it can. */
  refusal?: string | null;
};

/** Claims lines of a document: a dialog asks which, and leads to the form of a new claim that has them filled in. */
export function ClaimLinesButton({
  lines,
  label,
  areChecked = false,
  size = 'medium',
  kind = 'return',
  refusal = null,
}: Props): ReactElement | null {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const [isOpen, setIsOpen] = useState(search.has(claimParameter) && label === undefined);
  if (lines.length === 0) return null;
  if (refusal !== null) {
    return (
      <Tooltip relationship="description" content={refusal}>
        <Button size={size} disabledFocusable>
          {label ?? t('CLAIM.CLAIM_LINES')}
        </Button>
      </Tooltip>
    );
  }
  const cancel = () => {
    setIsOpen(false);
    if (!search.has(claimParameter)) return;
    setSearch(
      (now) => {
        now.delete(claimParameter);
        return now;
      },
      { replace: true },
    );
  };
  return (
    <>
      <Button {...intent} size={size} onClick={() => setIsOpen(true)}>
        {label ?? t('CLAIM.CLAIM_LINES')}
      </Button>
      <ClaimLinesDialog
        isOpen={isOpen}
        onClose={cancel}
        onStart={() => setIsOpen(false)}
        lines={lines}
        areChecked={areChecked}
        kind={kind}
      />
    </>
  );
}
