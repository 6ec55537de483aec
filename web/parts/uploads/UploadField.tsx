import { Button, Caption1, Field, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowClockwise16Regular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { ArrowUpload16Regular } from '@fluentui/react-icons/svg/arrow-upload';
import { Camera16Regular } from '@fluentui/react-icons/svg/camera';
import {
  useEffect,
  useEffectEvent,
  useRef,
  type InputHTMLAttributes,
  type ReactElement,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../ui/values/formatBytes.ts';
import { useFileDrop } from '../../ui/files/useFileDrop.ts';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import type { StoredFile } from './StoredFile.ts';
import { FileRow } from './FileRow.tsx';
import type { Upload } from './Upload.ts';
import type { Uploads } from './useUploads.ts';
import { groupLabel } from '../../ui/form/groupLabel.ts';

const useStyles = makeStyles({
  area: { gap: tokens.spacingHorizontalS },
  hint: { flex: '1 1 200px', minInlineSize: 0 },
  list: { listStyleType: 'none', margin: 0, padding: 0, marginBlockStart: tokens.spacingVerticalXS },
  again: { marginBlockStart: tokens.spacingVerticalS },
});

type Props = {
  label: string;
  uploads: Uploads;
  /** Takes a stored file away. */
  onRemove: (file: StoredFile) => void;
};

/**
 * Where files are chosen, dropped, pasted or photographed, and what has arrived of them. How many there may be, and how
 * large, stands there before the choice.
 */
export function UploadField({ label, uploads, onRemove }: Props): ReactElement {
  const styles = useStyles();
  const { t, i18n } = useTranslation();
  const { files, list, most, maxBytes, take } = uploads;
  const choose = useRef<HTMLButtonElement>(null);
  const hasCamera = useMediaQuery('(pointer: coarse)');
  /** Does something whose button goes away; the keyboard goes on at the choice of files. */
  const andFocusChoice = (action: () => void) => () => {
    choose.current?.focus();
    action();
  };
  usePastedFiles(take);
  const { className, ...drop } = useFileDrop((dropped) => take([...dropped]));

  return (
    <Field
      label={groupLabel(label)}
      validationState={uploads.warning ? 'warning' : 'none'}
      validationMessage={uploads.warning}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is a shortcut of the button inside */}
      <div className={mergeClasses(className, styles.area)} role="group" aria-label={label} {...drop}>
        <ChooseButton
          button={choose}
          icon={<ArrowUpload16Regular />}
          text={t('UPLOAD.CHOOSE')}
          label={label}
          uploads={uploads}
          multiple
        />
        {hasCamera ? (
          <ChooseButton
            icon={<Camera16Regular />}
            text={t('UPLOAD.CAMERA')}
            label={label}
            uploads={uploads}
            accept="image/*"
            capture="environment"
          />
        ) : null}
        <Caption1 className={styles.hint}>
          {t('UPLOAD.LIMIT', { files: files.length, most, size: formatBytes(maxBytes, i18n.language) })}{' '}
          {hasCamera ? null : t('UPLOAD.DROP')}
        </Caption1>
      </div>
      {files.length + list.length > 0 ? (
        <ul className={styles.list} aria-label={label}>
          <Files uploads={uploads} onRemove={onRemove} andFocusChoice={andFocusChoice} />
        </ul>
      ) : null}
      {list.filter(({ state }) => state === 'failed').length > 1 ? (
        <div className={styles.again}>
          <Button icon={<ArrowClockwise16Regular />} onClick={andFocusChoice(uploads.retryAll)}>
            {t('UPLOAD.RETRY_ALL')}
          </Button>
        </div>
      ) : null}
    </Field>
  );
}

/** Takes the files that are pasted anywhere on the page. */
function usePastedFiles(take: Uploads['take']): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const pasted = [...(event.clipboardData?.files ?? [])];
    if (pasted.length === 0) return;
    event.preventDefault();
    take(pasted);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event);
    addEventListener('paste', listener);
    return () => removeEventListener('paste', listener);
  }, []);
}

type ChooseButtonProps = {
  button?: RefObject<HTMLButtonElement | null>;
  icon: ReactElement;
  text: string;
  /** Of the field, for the input that the button opens. */
  label: string;
  uploads: Uploads;
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'multiple' | 'accept' | 'capture'>;

/** Opens the browser's choice of files, or the camera. */
function ChooseButton({ button, icon, text, label, uploads, ...kind }: ChooseButtonProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const isFull = uploads.room === 0;
  return (
    <>
      <Button
        ref={button}
        icon={icon}
        disabledFocusable={isFull}
        onClick={() => isFull || input.current?.click()}
      >
        {text}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        {...kind}
        onChange={(event) => {
          uploads.take([...(event.target.files ?? [])]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}

type FilesProps = Pick<Props, 'uploads' | 'onRemove'> & {
  andFocusChoice: (action: () => void) => () => void;
};

/** The files that the server has, then those that are under way, or did not arrive. */
function Files({ uploads, onRemove, andFocusChoice }: FilesProps): ReactElement {
  const { t } = useTranslation();
  const { files, list, known } = uploads;
  const texts: Partial<Record<Upload['state'], string>> = {
    preparing: t('UPLOAD.PREPARING'),
    offline: t('UPLOAD.OFFLINE'),
    reconnecting: t('UPLOAD.RECONNECTING'),
  };
  return (
    <>
      {files.map((file) => (
        <FileRow
          key={file.id}
          name={file.name}
          preview={known.get(file.id)?.preview ?? (file.isImage ? file.url : null)}
          text={known.get(file.id)?.note ?? null}
          onRemove={andFocusChoice(() => onRemove(file))}
        />
      ))}
      {list.map((upload) => (
        <FileRow
          key={upload.key}
          name={upload.name}
          preview={upload.preview}
          text={upload.message ?? texts[upload.state] ?? null}
          isFailed={upload.message !== null}
          {...(upload.message === null ? { share: upload.state === 'preparing' ? null : upload.share } : {})}
          {...(upload.state === 'failed' ? { onRetry: andFocusChoice(() => uploads.retry(upload.key)) } : {})}
          onRemove={andFocusChoice(() => uploads.drop(upload.key))}
        />
      ))}
    </>
  );
}
