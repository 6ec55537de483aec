import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogTitle,
  makeStyles,
  Radio,
  RadioGroup,
  tokens,
} from '@fluentui/react-components';
import { useMemo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SelectAll } from '../../ui/list/SelectAll.tsx';
import { useSelection } from '../../ui/list/useSelection.ts';
import { useSelectionColumn } from '../../ui/list/useSelectionColumn.tsx';
import { Modal } from '../../ui/Modal.tsx';
import type { Column } from '../../ui/table/Column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { claimKinds, createClaimUrl, isClaimKind, type ClaimKind } from './claims.urls.ts';
import type { ClaimState, LineToClaim } from './claimLines.ts';

const useStyles = makeStyles({
  content: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
});

type Line = LineToClaim & { id: string };
type Props = {
  isOpen: boolean;
  onClose: () => void;
  /** The form of a new claim is about to open. */
  onStart: () => void;
  lines: readonly LineToClaim[];
  areChecked: boolean;
};

/** Chooses the lines of a document to claim, and the kind of claim. */
export function ClaimLinesDialog({ isOpen, ...choice }: Props): ReactElement {
  return (
    <Modal isOpen={isOpen} onClose={choice.onClose}>
      <ChooseLines {...choice} />
    </Modal>
  );
}

function ChooseLines({ onClose, onStart, lines, areChecked }: Omit<Props, 'isOpen'>): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [kind, setKind] = useState<ClaimKind>('return');
  const rows = useMemo(() => lines.map((line, place): Line => ({ ...line, id: String(place) })), [lines]);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const selection = useSelection(ids, areChecked || ids.length === 1);
  const selectionColumn = useSelectionColumn({ ...selection, describe });
  const columns: readonly Column<Line>[] = [
    { key: 'article', label: t('ARTICLE'), card: 'head', render: ({ articleName }) => articleName },
    { key: 'qty', label: t('ORDER.ITEMS.QTY'), align: 'end', render: ({ qty }) => qty },
  ];
  const start = () => {
    const state: ClaimState = {
      linesToClaim: rows
        .filter(({ id }) => selection.checked.includes(id))
        .map(({ id: _id, ...line }) => line),
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
        <SelectAll selection={selection} />
        <DataTable
          label={t('CLAIM.CLAIM_LINES.TITLE')}
          columns={selectionColumn ? [selectionColumn, ...columns] : columns}
          rows={rows}
          rowKey={({ id }) => id}
          maxBlockSize="50dvh"
        />
      </DialogContent>
      <DialogActions fluid>
        <Button onClick={onClose}>{t('CANCEL')}</Button>
        <Button appearance="primary" disabledFocusable={selection.checked.length === 0} onClick={start}>
          {t('CLAIM.CONTINUE')}
        </Button>
      </DialogActions>
    </DialogBody>
  );
}

const describe = ({ id, articleName }: Line): { id: string; name: string } => ({ id, name: articleName });
