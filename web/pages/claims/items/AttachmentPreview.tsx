import {
  Body1,
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FilePicture } from '../../../parts/uploads/FilePicture.tsx';
import { dash } from '../../../ui/values/dash.ts';
import { Modal } from '../../../ui/dialogs/Modal.tsx';
import type { Attachment } from './Attachment.ts';

const useStyles = makeStyles({
  image: {
    display: 'block',
    maxInlineSize: '100%',
    maxBlockSize: '70dvh',
    marginInline: 'auto',
    borderRadius: tokens.borderRadiusMedium,
  },
  title: { overflowWrap: 'anywhere' },
});

type Props = { isOpen: boolean; onClose: () => void; attachment: Attachment | null };

/** A file as large as the screen allows, if browsers show it; any file can be saved (CLM-42, CLM-43). */
export function AttachmentPreview({ isOpen, onClose, attachment }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const name = attachment?.fileName ?? dash;
  const url = attachment?.url;
  // What is called a picture may be another file, a cut one, or one that is too large for the browser.
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Modal isOpen={isOpen} onClose={onClose} isWide>
      <DialogBody>
        <DialogTitle className={styles.title}>{name}</DialogTitle>
        <DialogContent>
          {attachment?.isImage && url && url !== broken ? (
            <FilePicture className={styles.image} src={url} alt={name} onBroken={() => setBroken(url)} />
          ) : (
            <Body1>{t('CLAIM.ATTACHMENT.NO_PREVIEW')}</Body1>
          )}
        </DialogContent>
        <DialogActions fluid>
          {url ? (
            <Button as="a" href={url} target="_blank" rel="noopener">
              {t('CLAIM.ATTACHMENT.SAVE')}
            </Button>
          ) : null}
          <Button appearance="primary" onClick={onClose}>
            {t('CLOSE')}
          </Button>
        </DialogActions>
      </DialogBody>
    </Modal>
  );
}
