import {
  Button,
  Caption1,
  makeStyles,
  mergeClasses,
  ProgressBar,
  shorthands,
  tokens,
} from '@fluentui/react-components';
import { ArrowUpload16Regular } from '@fluentui/react-icons/svg/arrow-upload';
import { useRef, useState, type DragEvent, type ReactElement } from 'react';

const useStyles = makeStyles({
  area: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: tokens.spacingHorizontalM,
    border: `${tokens.strokeWidthThin} dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
  },
  over: {
    ...shorthands.borderColor(tokens.colorCompoundBrandStroke),
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
  },
  hint: { flex: '1 1 240px', minInlineSize: 0 },
  progress: { flex: '1 1 160px' },
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
  const [isOver, setIsOver] = useState(false);

  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && progress === null) onFile(file);
  };
  const drag = (event: DragEvent, isOverNow: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(isOverNow);
  };

  return (
    // Dropping is a shortcut of the button inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={mergeClasses(styles.area, isOver && styles.over)}
      aria-label={label}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        take(event.dataTransfer.files);
      }}
    >
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
          <Caption1 role="status">{progress.label}</Caption1>
        </>
      )}
    </section>
  );
}
