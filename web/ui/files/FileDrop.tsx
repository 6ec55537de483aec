import { Button, Caption1, makeStyles, mergeClasses, ProgressBar, tokens } from '@fluentui/react-components';
import { ArrowUpload16Regular } from '@fluentui/react-icons/svg/arrow-upload';
import { useRef, type ReactElement } from 'react';
import { useFileDrop } from './useFileDrop.ts';
import { visuallyHidden } from '../announce/visuallyHidden.ts';

const useStyles = makeStyles({
  area: { gap: tokens.spacingHorizontalM },
  hint: { flex: '1 1 240px', minInlineSize: 0 },
  progress: { flex: '1 1 160px' },
  of: visuallyHidden,
});

/** The progress of the file. */
export type FileProgress = {
  /** Share that is sent, from 0 to 1; null when it is all sent and the answer is awaited. */
  share: number | null;
  label: string;
};

type Props = {
  /** The purpose of the file, for screen readers. */
  label: string;
  /** On the button. */
  chooseLabel: string;
  /** Which files are taken, and what they hold. */
  hint: string;
  /** As the attribute of a file input, for example `.csv,.txt`. */
  accept: string;
  onFile: (file: File) => void;
  /** Given while a file is under way: another is not taken then. */
  progress?: FileProgress | null;
  isPrimary?: boolean;
};

/** Where a file is dropped or chosen, with how far it is. */
export function FileDrop(props: Props): ReactElement {
  const { label, chooseLabel, hint, accept, onFile, progress = null, isPrimary = false } = props;
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);

  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && progress === null) onFile(file);
  };
  const { className, ...drop } = useFileDrop(take);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is a shortcut of the button inside
    <section className={mergeClasses(className, styles.area)} aria-label={label} data-screen-only {...drop}>
      <Button
        appearance={isPrimary ? 'primary' : 'secondary'}
        icon={<ArrowUpload16Regular />}
        disabledFocusable={progress !== null}
        onClick={() => input.current?.click()}
      >
        {chooseLabel}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={(event) => {
          take(event.target.files);
          // The same file may be chosen again after corrections.
          event.target.value = '';
        }}
      />
      {progress === null ? (
        <Caption1 className={styles.hint}>{hint}</Caption1>
      ) : (
        <>
          <ProgressBar
            className={styles.progress}
            {...(progress.share === null ? {} : { value: progress.share })}
            aria-label={label}
          />
          <Caption1 role="status">
            <span className={styles.of}>{label}: </span>
            {progress.label}
          </Caption1>
        </>
      )}
    </section>
  );
}
