import { makeStyles, tokens } from '@fluentui/react-components';
import { Document20Regular } from '@fluentui/react-icons/svg/document';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FilePicture } from '../../../parts/uploads/FilePicture.tsx';
import { dash } from '../../../ui/values/dash.ts';
import { lazyDialog } from '../../../ui/dialogs/lazyDialog.tsx';
import type { Attachment } from './Attachment.ts';

const [AttachmentPreview] = lazyDialog(
  async () => (await import('./AttachmentPreview.tsx')).AttachmentPreview,
);

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  file: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: '40px',
    blockSize: '40px',
    padding: 0,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    overflow: 'hidden',
    '@media (pointer: coarse)': { inlineSize: '44px', blockSize: '44px' },
    ':hover': { border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1Hover}` },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  image: { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
});

/** The files of an item, small; each opens in a preview (CLM-41 to CLM-43). Pictures are never more than `<img>`. */
export function ClaimAttachments({
  attachments,
}: {
  attachments: readonly Attachment[];
}): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const [shown, setShown] = useState<Attachment | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  if (attachments.length === 0) return null;
  return (
    <>
      <ul className={styles.list} aria-label={t('CLAIM.ATTACHMENTS')}>
        {attachments.map((attachment) => (
          <li key={attachment.id}>
            <button
              type="button"
              className={styles.file}
              title={t('CLAIM.ATTACHMENT.OPEN', { name: attachment.fileName ?? dash })}
              onClick={() => {
                setShown(attachment);
                setIsOpen(true);
              }}
            >
              {attachment.isImage && attachment.url && !broken.has(attachment.id) ? (
                <FilePicture
                  className={styles.image}
                  src={attachment.url}
                  alt=""
                  isLazy
                  onBroken={() => setBroken((before) => new Set([...before, attachment.id]))}
                />
              ) : (
                <Document20Regular />
              )}
            </button>
          </li>
        ))}
      </ul>
      <AttachmentPreview isOpen={isOpen} onClose={() => setIsOpen(false)} attachment={shown} />
    </>
  );
}
