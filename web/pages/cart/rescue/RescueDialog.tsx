import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogTitle,
  Skeleton,
  SkeletonItem,
} from '@fluentui/react-components';
import { Suspense, type ComponentProps, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { rethrowBug } from '../../../relay/rethrowBug.ts';
import { ErrorPanel } from '../../../ui/notices/ErrorPanel.tsx';
import { Modal } from '../../../ui/dialogs/Modal.tsx';
import { PanelBoundary } from '../../../ui/notices/PanelBoundary.tsx';
import type { Rescued } from './readRescued.ts';
import { RescueOptions } from './RescueOptions.tsx';
import { useRescueListStyles } from './useRescueListStyles.ts';

type Props = ComponentProps<typeof RescueOptions>;

/**
 * Options for a line that cannot be filled as chosen, each one press; their data is read when it opens, so that the
 * cart itself costs no more. Closed without a line.
 */
export function RescueDialog({
  line,
  ...others
}: Omit<Props, 'line'> & { line: Rescued | undefined }): ReactElement {
  return (
    <Modal isOpen={line !== undefined} onClose={others.onClose}>
      {line ? <Rescue line={line} {...others} /> : null}
    </Modal>
  );
}

function Rescue(props: Props): ReactElement {
  const { t } = useTranslation();
  const styles = useRescueListStyles();
  const { line, onClose } = props;
  const { qty, requestedQty } = line;
  const skeleton = (
    <Skeleton className={styles.list} aria-label={t('CART.RESCUE.LOADING')}>
      {Array.from({ length: 3 }, (_, i) => (
        <div key={i} className={styles.option}>
          <SkeletonItem size={32} />
        </div>
      ))}
    </Skeleton>
  );
  return (
    <DialogBody>
      <DialogTitle>{t('CART.RESCUE.TITLE', { article: line.article.name })}</DialogTitle>
      <DialogContent>
        {t('CART.RESCUE.TEXT', { missing: requestedQty - qty, requestedQty })}
        <PanelBoundary resetOn={line.dbId} fallback={Failure}>
          <Suspense fallback={skeleton}>
            <RescueOptions {...props} />
          </Suspense>
        </PanelBoundary>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('CLOSE')}</Button>
      </DialogActions>
    </DialogBody>
  );
}

function Failure({ error }: { error: unknown }): ReactElement {
  rethrowBug(error);
  const { t } = useTranslation();
  return <ErrorPanel text={t('CART.RESCUE.FAILED')} />;
}
