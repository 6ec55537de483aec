import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogTitle,
  makeStyles,
  ProgressBar,
  Text,
  tokens,
} from '@fluentui/react-components';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../ui/dialogs/Modal.tsx';
import { BulkResults } from './BulkResults.tsx';
import type { BulkItem } from './runBulk.ts';
import { useBulkRun, type WriteOne } from './useBulkRun.ts';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  status: { fontVariantNumeric: 'tabular-nums' },
});

type Props = {
  isOpen: boolean;
  /** Called when the dialog closes; true when objects may have changed. */
  onClose: (isChanged: boolean) => void;
  /** The question, with the number of objects. */
  title: string;
  /** The summary before the start: number, sum, and what cannot be undone. */
  question: ReactNode;
  /** The verb on the button. */
  confirmLabel: string;
  items: readonly BulkItem[];
  write: WriteOne;
};

/**
 * A change of several objects: asks first, shows the progress, can be stopped between objects, and ends with the result
 * of each (DAY-28 to DAY-30). Those without a known result can be tried again. Each action is another dialog: give it
 * another `key`.
 */
export function BulkDialog(props: Props): ReactElement {
  const { isOpen, onClose, title, question, confirmLabel, items, write } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  const { resultOf, phase, start, stop } = useBulkRun(items, write);
  const count = (...states: string[]) => items.filter(({ id }) => states.includes(resultOf(id).state)).length;
  const left = count('waiting', 'unknown');
  const finished = items.length - count('waiting', 'running');
  const next = useRef<HTMLButtonElement>(null);
  // The button with the focus is gone.
  useEffect(() => {
    if (phase === 'running' || phase === 'over') next.current?.focus();
  }, [phase]);
  const leave = () => {
    if (phase === 'question' || phase === 'over') onClose(phase === 'over');
    else stop();
  };

  const ask = (
    <DialogBody>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent className={styles.content}>{question}</DialogContent>
      <DialogActions fluid>
        <Button onClick={leave}>{t('BULK.BACK')}</Button>
        <Button appearance="primary" onClick={start}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </DialogBody>
  );
  const report = (
    <DialogBody>
      <DialogTitle>{confirmLabel}</DialogTitle>
      <DialogContent className={styles.content}>
        <ProgressBar value={finished} max={items.length} aria-label={confirmLabel} />
        <Text role="status" className={styles.status}>
          {phase === 'over'
            ? [
                t('BULK.DONE', { count: count('done') }),
                ...(count('refused') > 0 ? [t('BULK.REFUSED', { count: count('refused') })] : []),
                ...(count('unknown') > 0 ? [t('BULK.UNKNOWN', { count: count('unknown') })] : []),
                ...(count('waiting') > 0 ? [t('BULK.WAITING', { count: count('waiting') })] : []),
              ].join(' ')
            : t('BULK.PROGRESS', { done: finished, total: items.length })}
        </Text>
        <BulkResults items={items} resultOf={resultOf} />
      </DialogContent>
      <DialogActions fluid>
        {phase === 'over' ? (
          <>
            {left > 0 ? <Button onClick={start}>{t('BULK.CONTINUE', { count: left })}</Button> : null}
            <Button ref={next} appearance="primary" onClick={leave}>
              {t('CLOSE')}
            </Button>
          </>
        ) : (
          <Button ref={next} disabledFocusable={phase === 'stopping'} onClick={leave}>
            {t('BULK.STOP')}
          </Button>
        )}
      </DialogActions>
    </DialogBody>
  );
  return (
    <Modal isOpen={isOpen} onClose={leave} mustAnswer>
      {phase === 'question' ? ask : report}
    </Modal>
  );
}
