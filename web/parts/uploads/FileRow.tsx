import { Button, Caption1, makeStyles, mergeClasses, ProgressBar, tokens } from '@fluentui/react-components';
import { ArrowClockwise16Regular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { Document24Regular } from '@fluentui/react-icons/svg/document';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../ui/announce/visuallyHidden.ts';
import { FilePicture } from './FilePicture.tsx';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalXS,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
  },
  preview: {
    inlineSize: '40px',
    blockSize: '40px',
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground3,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    color: tokens.colorNeutralForeground3,
  },
  name: { display: 'block', overflowWrap: 'anywhere' },
  text: { display: 'block', color: tokens.colorNeutralForeground2 },
  failed: { color: tokens.colorPaletteRedForeground1 },
  commands: { display: 'flex', gap: tokens.spacingHorizontalXXS },
  hidden: visuallyHidden,
});

type Props = {
  name: string;
  /** Address of a picture of it. */
  preview: string | null;
  /** A remark about the file: how it was changed, or why it did not arrive. */
  text: string | null;
  isFailed?: boolean;
  /** Given while it is under way: the share sent, null while it is prepared. */
  share?: number | null;
  onRetry?: () => void;
  onRemove: () => void;
};

/** A file of a form: its picture, name and progress, and the buttons to try again and to take it away. */
export function FileRow(props: Props): ReactElement {
  const { name, preview, text, isFailed = false, share, onRetry, onRemove } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  // A browser cannot show every picture, for example Apple's, and should not show one of a billion pixels.
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <li className={styles.row}>
      {preview !== null && preview !== broken ? (
        <FilePicture className={styles.preview} src={preview} alt="" onBroken={() => setBroken(preview)} />
      ) : (
        <span className={styles.preview}>
          <Document24Regular />
        </span>
      )}
      <div>
        <span className={styles.name}>{name}</span>
        {share === undefined ? null : (
          <ProgressBar
            {...(share === null ? {} : { value: share })}
            aria-label={t('UPLOAD.PROGRESS', { name })}
          />
        )}
        {preview !== null && preview === broken ? (
          <Caption1 className={styles.text}>{t('UPLOAD.NO_PREVIEW')}</Caption1>
        ) : null}
        {text === null ? null : (
          <Caption1
            className={mergeClasses(styles.text, isFailed && styles.failed)}
            role={isFailed ? 'alert' : undefined}
          >
            {isFailed ? <span className={styles.hidden}>{`${name}: `}</span> : null}
            <span>{text}</span>
          </Caption1>
        )}
      </div>
      <span className={styles.commands}>
        {onRetry ? (
          <Button
            appearance="subtle"
            size="small"
            icon={<ArrowClockwise16Regular />}
            aria-label={t('UPLOAD.RETRY', { name })}
            onClick={onRetry}
          />
        ) : null}
        <Button
          appearance="subtle"
          size="small"
          icon={<Dismiss16Regular />}
          aria-label={t(share === undefined ? 'UPLOAD.REMOVE' : 'UPLOAD.CANCEL', { name })}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
