import { Button, DialogBody, DialogContent, DialogTitle, makeStyles } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { afterPaint } from '../../ui/loading/afterPaint.ts';
import { Modal } from '../../ui/dialogs/Modal.tsx';
import { SearchField } from './SearchField.tsx';

const useStyles = makeStyles({ content: { minBlockSize: 'min(60vh, 480px)', padding: '2px' } });

/** The search where the header has no room for its field. */
export function SearchDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const content = useRef<HTMLDivElement>(null);
  // After the dialog has moved it to its first button, the one that closes it.
  useEffect(() => {
    if (isOpen) void afterPaint().then(() => content.current?.querySelector('input')?.focus());
  }, [isOpen]);
  return (
    <Modal isOpen={isOpen} onClose={onClose}>
      <DialogBody>
        <DialogTitle
          action={
            <Button
              appearance="subtle"
              icon={<Dismiss20Regular />}
              aria-label={t('CLOSE')}
              onClick={onClose}
            />
          }
        >
          {t('SEARCH.LABEL')}
        </DialogTitle>
        <DialogContent ref={content} className={styles.content}>
          <SearchField isInDialog onDone={onClose} />
        </DialogContent>
      </DialogBody>
    </Modal>
  );
}
