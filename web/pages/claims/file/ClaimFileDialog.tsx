import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogTitle,
  makeStyles,
  MessageBarBody,
  Subtitle2,
  tokens,
} from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { useState, type ComponentProps, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { ClaimFileDialogQuery } from '../../../__generated__/ClaimFileDialogQuery.graphql.ts';
import { newKey } from '../../../relay/WriteIntents.ts';
import { saveFile } from '../../../shell/saveFile.ts';
import { useSession } from '../../../shell/session/useSession.ts';
import { FileDrop } from '../../../ui/files/FileDrop.tsx';
import { useAnnounce } from '../../../ui/announce/useAnnounce.ts';
import { Modal } from '../../../ui/dialogs/Modal.tsx';
import { Notice } from '../../../ui/notices/Notice.tsx';
import type { DraftItem } from '../draft/DraftItem.ts';
import { FileErrors } from './FileErrors.tsx';
import { toFileItems } from './fileItems.ts';
import { FileRows } from './FileRows.tsx';
import type { CheckedFile } from './useCheckFile.ts';
import { useClaimFile, type DayOrder } from './useClaimFile.ts';

const useStyles = makeStyles({
  // Bars and tables of a flex column, or of rows of another height, would be pressed together.
  content: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoRows: 'max-content',
    gap: tokens.spacingVerticalM,
  },
  answers: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

type Props = { isOpen: boolean; onClose: () => void; onItems: (items: readonly DraftItem[]) => void };

/**
 * Items from a csv file (CLM-33, CLM-34): what was found for each row, and what is wrong with the others, stands there
 * before anything is added to the claim.
 */
export function ClaimFileDialog({ isOpen, onClose, onItems }: Props): ReactElement {
  return (
    <Modal isOpen={isOpen} onClose={onClose} isWide mustAnswer isForm>
      <ClaimFile onClose={onClose} onItems={onItems} />
    </Modal>
  );
}

function ClaimFile({ onClose, onItems }: Omit<Props, 'isOpen'>): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { selectedCurrencyCode } = useSession();
  const { take, answer, checked, refusal, doubtful, progress } = useClaimFile();
  // The lines that the user has chosen, by the row's line in the file; empty for a row that stays as it was entered.
  const [choices, setChoices] = useState<ReadonlyMap<number, string>>(new Map());
  const items = toFileItems(checked?.rows ?? [], choices, selectedCurrencyCode ?? '');
  const ready = items.flatMap(({ item }) => item ?? []);
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
          onFile={(file) => {
            setChoices(new Map());
            void take(file);
          }}
          progress={progress && { ...progress, label: t('CLAIM.MATCHING') }}
        />
        <TemplateButton />
        {refusal === null ? null : (
          <Notice intent="error" layout="multiline">
            <MessageBarBody role="alert">{refusal}</MessageBarBody>
          </Notice>
        )}
        {doubtful === null ? null : (
          <DayOrderQuestion day={doubtful} onAnswer={(order) => void answer(order)} />
        )}
        <CheckedRows
          checked={checked}
          items={items}
          onChoose={(row, line) => setChoices((now) => new Map(now).set(row, line))}
        />
      </DialogContent>
      <DialogActions fluid>
        <Button onClick={onClose}>{t('CANCEL')}</Button>
        <Button
          appearance="primary"
          disabledFocusable={ready.length === 0}
          onClick={() => ready.length > 0 && onItems(ready.map((item) => ({ ...item, key: newKey() })))}
        >
          {t('CLAIM.FILE.ADD', { count: ready.length })}
        </Button>
      </DialogActions>
    </DialogBody>
  );
}

/** Saves an empty file with the headings that a list of items needs. */
function TemplateButton(): ReactElement {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
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
  return (
    <div>
      <Button appearance="subtle" icon={<ArrowDownload20Regular />} onClick={() => void saveTemplate()}>
        {t('CLAIM.FILE.TEMPLATE')}
      </Button>
    </div>
  );
}

type QuestionProps = { day: string; onAnswer: (order: DayOrder) => void };

function DayOrderQuestion({ day, onAnswer }: QuestionProps): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <section className={styles.content}>
      <span role="alert">{t('CLAIM.FILE.DATES', { date: day })}</span>
      <div className={styles.answers}>
        {(['DAY_FIRST', 'MONTH_FIRST'] as const).map((order) => (
          <Button key={order} onClick={() => onAnswer(order)}>
            {t(`CLAIM.FILE.${order}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}

type CheckedProps = ComponentProps<typeof FileRows> & { checked: CheckedFile | null };

/** How much of a file can be claimed, its rows, and the cells that are wrong. */
function CheckedRows({ checked, ...rows }: CheckedProps): ReactElement | null {
  const { t } = useTranslation();
  const bad = new Set(checked?.errors.map(({ line }) => line)).size;
  const read = checked && t('CLAIM.FILE.READ', { name: checked.name, good: checked.rows.length, bad });
  useAnnounce(read);
  return (
    checked && (
      <>
        <Notice intent={bad === 0 ? 'success' : 'warning'} layout="multiline">
          <MessageBarBody>{read}</MessageBarBody>
        </Notice>
        {checked.rows.length > 0 ? <FileRows {...rows} /> : null}
        {checked.errors.length > 0 ? (
          <section>
            <Subtitle2 as="h3">{t('CLAIM.FILE.ERRORS')}</Subtitle2>
            <FileErrors errors={checked.errors} />
          </section>
        ) : null}
      </>
    )
  );
}
