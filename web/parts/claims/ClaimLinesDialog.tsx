import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogTitle,
  Input,
  makeStyles,
  Radio,
  RadioGroup,
  tokens,
} from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons/svg/search';
import { useCallback, useMemo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SelectAll } from '../../ui/list/SelectAll.tsx';
import { useSelection, type Selection } from '../../ui/list/useSelection.ts';
import { useSelectionColumn } from '../../ui/list/useSelectionColumn.tsx';
import { Modal } from '../../ui/dialogs/Modal.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { claimKinds, createClaimUrl, isClaimKind, type ClaimKind } from './claims.urls.ts';
import type { ClaimState, LineToClaim } from './claimLines.ts';
import { useClaimableRows, type ClaimableRow } from './useClaimableRows.ts';
import { useClaimLineColumns } from './useClaimLineColumns.tsx';

/** From so many lines on there is a field to search them. */
const searchedLines = 10;

const useStyles = makeStyles({
  content: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
});

type Props = {
  isOpen: boolean;
  onClose: () => void;
  /** The form of a new claim is about to open. */
  onStart: () => void;
  lines: readonly LineToClaim[];
  areChecked: boolean;
  /** The kind that is chosen to begin with. */
  kind?: ClaimKind;
};

/** Chooses the lines of a document to claim, how many pieces, and the kind of claim. */
export function ClaimLinesDialog({ isOpen, ...choice }: Props): ReactElement {
  return (
    <Modal isOpen={isOpen} onClose={choice.onClose} isWide>
      <ChooseLines {...choice} />
    </Modal>
  );
}

function ChooseLines({
  onClose,
  onStart,
  lines,
  areChecked,
  kind: first = 'return',
}: Omit<Props, 'isOpen'>): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [kind, setKind] = useState<ClaimKind>(first);
  const [search, setSearch] = useState('');
  const { rows, setQty } = useClaimableRows(lines, !areChecked);
  const ids = useMemo(() => rows.flatMap(({ id, left }) => (left === 0 ? [] : [id])), [rows]);
  const selection = useSelection(ids, areChecked || rows.length === 1);
  const { checked, select } = selection;
  const changeQty = useCallback(
    (id: string, qty: number) => {
      setQty(id, qty);
      select([...checked, id]);
    },
    [setQty, select, checked],
  );
  const shown = useMemo(() => rows.filter((row) => isFound(row, search)), [rows, search]);
  const shownSelection = useMemo(() => selectionAmong(shown, selection), [shown, selection]);
  const selectionColumn = useSelectionColumn({ ...shownSelection, describe });
  const columns = useClaimLineColumns(changeQty);
  const start = () => {
    const state: ClaimState = {
      linesToClaim: rows
        .filter(({ id }) => checked.includes(id))
        .map(({ id: _id, left: _left, claimed: _claimed, ...line }) => line),
    };
    // A dialog that goes with its page while it is open would leave the next page hidden from screen readers.
    onStart();
    void navigate(createClaimUrl(kind), { state });
  };
  return (
    <DialogBody>
      <DialogTitle>{t('CLAIM.CLAIM_LINES.TITLE')}</DialogTitle>
      <DialogContent className={styles.content}>
        <RadioGroup
          layout="horizontal"
          aria-label={t('CLAIM.TYPE')}
          value={kind}
          onChange={(_, { value }) => {
            if (isClaimKind(value)) setKind(value);
          }}
        >
          {claimKinds.map((one) => (
            <Radio
              key={one}
              value={one}
              label={t(`CLAIM.TYPE.${one === 'return' ? 'RETURN' : 'RECLAMATION'}`)}
            />
          ))}
        </RadioGroup>
        {rows.length > searchedLines ? (
          <Input
            type="search"
            aria-label={t('CLAIM.CLAIM_LINES.SEARCH')}
            placeholder={t('CLAIM.CLAIM_LINES.SEARCH')}
            contentBefore={<Search20Regular />}
            value={search}
            onChange={(_, { value }) => setSearch(value)}
          />
        ) : null}
        <SelectAll selection={shownSelection} label={t('DOCUMENTS.LINES.SELECT_ALL')} />
        <DataTable
          label={t('CLAIM.CLAIM_LINES.TITLE')}
          columns={selectionColumn ? [selectionColumn, ...columns] : columns}
          rows={shown}
          rowKey={({ id }) => id}
          maxBlockSize="50dvh"
        />
      </DialogContent>
      <DialogActions fluid>
        <Button onClick={onClose}>{t('CANCEL')}</Button>
        <Button appearance="primary" disabledFocusable={checked.length === 0} onClick={start}>
          {t('CLAIM.CONTINUE')}
        </Button>
      </DialogActions>
    </DialogBody>
  );
}

const describe = ({ id, articleName }: ClaimableRow): { id: string; name: string } => ({
  id,
  name: articleName,
});

const plain = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/** Whether a row has the text in its number, in any spelling, or in its name. */
const isFound = ({ articleName, name }: ClaimableRow, text: string): boolean =>
  plain(`${articleName} ${name ?? ''}`).includes(plain(text));

/** The selection among some of the rows: what is checked among the others stays. */
function selectionAmong(rows: readonly ClaimableRow[], selection: Selection): Selection {
  const { ids, checked, select } = selection;
  const shown = new Set(rows.map(({ id }) => id));
  const others = checked.filter((id) => !shown.has(id));
  return {
    ...selection,
    ids: ids.filter((id) => shown.has(id)),
    checked: checked.filter((id) => shown.has(id)),
    select: (chosen) => select([...others, ...chosen]),
  };
}
