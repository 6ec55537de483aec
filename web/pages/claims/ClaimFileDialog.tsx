import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogTitle,
  makeStyles,
  MessageBar,
  MessageBarBody,
  Select,
  Subtitle2,
  tokens,
} from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { ClaimFileDialogQuery } from '../../__generated__/ClaimFileDialogQuery.graphql.ts';
import { newKey } from '../../relay/WriteIntents.ts';
import { saveFile } from '../../shell/saveFile.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { formatMoney } from '../../ui/formatMoney.ts';
import { Modal } from '../../ui/Modal.tsx';
import { emptyItem, type DraftItem } from './DraftItem.ts';
import { FileErrors } from './FileErrors.tsx';
import { FileRows } from './FileRows.tsx';
import { useCheckFile, type CheckedFile, type FileRow } from './useCheckFile.ts';

const useStyles = makeStyles({
  // Bars and tables of a flex column, or of rows of another height, would be pressed together.
  content: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoRows: 'max-content',
    gap: tokens.spacingVerticalM,
  },
});

type Props = { isOpen: boolean; onClose: () => void; onItems: (items: readonly DraftItem[]) => void };

/**
 * Items from a csv file (CLM-33, CLM-34): what was found for each row, and what is wrong with the others, stands there
 * before anything is added to the claim.
 */
export function ClaimFileDialog({ isOpen, onClose, onItems }: Props): ReactElement {
  return (
    <Modal isOpen={isOpen} onClose={onClose} isWide mustAnswer>
      <ClaimFile onClose={onClose} onItems={onItems} />
    </Modal>
  );
}

function ClaimFile({ onClose, onItems }: Omit<Props, 'isOpen'>): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const { checkFile, share, isBusy } = useCheckFile();
  const [checked, setChecked] = useState<CheckedFile | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  // The candidate that was chosen for a row, by the row's line; empty for a row that stays as it was entered.
  const [choices, setChoices] = useState<ReadonlyMap<number, string>>(new Map());

  async function take(file: File) {
    const isCsv = file.name.toLowerCase().endsWith('.csv');
    setIsRefused(!isCsv);
    setChoices(new Map());
    setChecked(isCsv ? await checkFile(file) : null);
  }
  async function saveTemplate() {
    const answer = await fetchQuery<ClaimFileDialogQuery>(
      environment,
      graphql`
        query ClaimFileDialogQuery {
          viewer {
            claimFileTemplate
          }
        }
      `,
      {},
    )
      .toPromise()
      // The network layer has reported it.
      .catch(() => null);
    if (answer) saveFile(new Blob([answer.viewer.claimFileTemplate], { type: 'text/csv' }), 'claim.csv');
  }
  const badLines = new Set(checked?.errors.map(({ line }) => line)).size;
  return (
    <DialogBody>
      <DialogTitle>{t('CLAIM.FILE.TITLE')}</DialogTitle>
      <DialogContent className={styles.content}>
        <FileDrop
          label={t('CLAIM.FILE')}
          chooseLabel={t('CLAIM.FILE.CHOOSE')}
          hint={t('CLAIM.FILE.HINT')}
          accept=".csv"
          isPrimary={checked === null}
          onFile={(file) => void take(file)}
          progress={isBusy ? { share: share === 1 ? null : share, label: t('CLAIM.MATCHING') } : null}
        />
        <div>
          <Button appearance="subtle" icon={<ArrowDownload20Regular />} onClick={() => void saveTemplate()}>
            {t('CLAIM.FILE.TEMPLATE')}
          </Button>
        </div>
        {isRefused ? (
          <MessageBar intent="error">
            <MessageBarBody role="alert">{t('CLAIM.FILE.NOT_CSV')}</MessageBarBody>
          </MessageBar>
        ) : null}
        {checked ? (
          <>
            <MessageBar intent={badLines === 0 ? 'success' : 'warning'} layout="multiline">
              <MessageBarBody role="status">
                {t('CLAIM.FILE.READ', { name: checked.name, good: checked.rows.length, bad: badLines })}
              </MessageBarBody>
            </MessageBar>
            {checked.rows.length > 0 ? (
              <FileRows
                rows={checked.rows}
                renderChoice={(row) => (
                  <Choice
                    row={row}
                    value={choices.get(row.line) ?? ''}
                    onChoose={(id) => setChoices((now) => new Map(now).set(row.line, id))}
                  />
                )}
              />
            ) : null}
            {checked.errors.length > 0 ? (
              <section>
                <Subtitle2 as="h3">{t('CLAIM.FILE.ERRORS')}</Subtitle2>
                <FileErrors errors={checked.errors} />
              </section>
            ) : null}
          </>
        ) : null}
      </DialogContent>
      <DialogActions fluid>
        <Button onClick={onClose}>{t('CANCEL')}</Button>
        <Button
          appearance="primary"
          disabledFocusable={!checked || checked.rows.length === 0}
          onClick={() =>
            checked?.rows.length && onItems(checked.rows.map((row) => toItem(row, choices.get(row.line))))
          }
        >
          {t('CLAIM.FILE.ADD', { count: checked?.rows.length ?? 0 })}
        </Button>
      </DialogActions>
    </DialogBody>
  );
}

type ChoiceProps = { row: FileRow; value: string; onChoose: (id: string) => void };

/** What was found for a row; where several lines fit, the user chooses, or leaves it as it was entered. */
function Choice({ row, value, onChoose }: ChoiceProps): ReactElement {
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  const { state, candidates } = row.match;
  if (state === 'MATCHED' || candidates.length === 0) return <>{t(`CLAIM.FILE.${state}`)}</>;
  return (
    <Select
      size="small"
      aria-label={t('CLAIM.FILE.CHOOSE_LINE', { line: row.line })}
      value={value}
      onChange={(_, { value: id }) => onChoose(id)}
    >
      <option value="">{t('CLAIM.FILE.AS_ENTERED')}</option>
      {candidates.map(({ id, invoiceNumber, qty, price }) => (
        <option key={id} value={id}>
          {t('CLAIM.FILE.CANDIDATE', { number: invoiceNumber, qty, price: formatMoney(price, decimalStyle) })}
        </option>
      ))}
    </Select>
  );
}

/** A row as an item: of the line that was found or chosen, with its cap (CLM-32), else as it was entered (GAP-130). */
function toItem(row: FileRow, choice: string | undefined): DraftItem {
  const line = row.match.line ?? row.match.candidates.find(({ id }) => id === choice) ?? null;
  return {
    ...emptyItem,
    key: newKey(),
    articleName: row.articleName,
    line,
    isManual: line === null,
    qty: String(line?.qty == null ? row.qty : Math.min(line.qty, row.qty)),
    price: row.price,
    invoiceNumber: row.invoiceNumber,
    invoiceDate: row.invoiceDate,
    description: row.description,
  };
}
