import { makeStyles, mergeClasses, tokens, useArrowNavigationGroup } from '@fluentui/react-components';
import { ArrowRedo20Regular } from '@fluentui/react-icons/svg/arrow-redo';
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { Code20Regular } from '@fluentui/react-icons/svg/code';
import { ErrorCircle20Regular } from '@fluentui/react-icons/svg/error-circle';
import { Info20Regular } from '@fluentui/react-icons/svg/info';
import { Link20Regular } from '@fluentui/react-icons/svg/link';
import { QuestionCircle20Regular } from '@fluentui/react-icons/svg/question-circle';
import { Table20Regular } from '@fluentui/react-icons/svg/table';
import { TextBold20Regular } from '@fluentui/react-icons/svg/text-bold';
import { TextBulletListLtr20Regular } from '@fluentui/react-icons/svg/text-bullet-list-ltr';
import { TextItalic20Regular } from '@fluentui/react-icons/svg/text-italic';
import { TextNumberListLtr20Regular } from '@fluentui/react-icons/svg/text-number-list-ltr';
import { TextQuote20Regular } from '@fluentui/react-icons/svg/text-quote';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { applyEdit, readSelected } from './applyEdit.ts';
import { listenToEditor } from './editorEvents.ts';
import { markdownCommands as commands, showKeys, type MarkdownCommand } from './markdownCommands.ts';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXXS,
    // On a phone three rows would take the place of the text: one that scrolls, and fades where it goes on.
    '@media (max-width: 639.98px)': {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      paddingInlineEnd: '24px',
      maskImage: 'linear-gradient(to right, black calc(100% - 24px), transparent)',
    },
  },
  button: {
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: '28px',
    blockSize: '28px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    '@media (pointer: coarse)': { inlineSize: '44px', blockSize: '44px' },
  },
  // As large as the button, for the tooltip.
  sign: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: '100%',
    blockSize: '100%',
  },
  group: { marginInlineStart: tokens.spacingHorizontalS },
});

type Props = {
  field: HTMLTextAreaElement;
  onPreview: () => void;
  onFile: (names: string) => void;
};

/** The toolbar and the keys of a Markdown field (ISS-21 to ISS-26). Loaded when the field is first used. */
export function MarkdownTools({ field, onPreview, onFile }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const arrows = useArrowNavigationGroup({ axis: 'horizontal', memorizeCurrent: true });
  useEffect(() => listenToEditor(field, { t, onPreview, onFile }), [field, onFile, onPreview, t]);

  const button = (command: MarkdownCommand, sign: ReactNode, isFirst = false) => (
    <ToolButton
      key={command.name}
      label={t(command.name)}
      keys={showKeys(command)}
      className={isFirst ? styles.group : undefined}
      onClick={() => applyEdit(field, command.edit(readSelected(field), t))}
    >
      {sign}
    </ToolButton>
  );
  /** The browser's own history of the field, which it shares with the keys. */
  const step = (name: 'undo' | 'redo') => {
    field.focus();
    field.ownerDocument.execCommand(name);
  };

  return (
    <div role="toolbar" aria-label={t('MARKDOWN.TOOLS')} className={styles.bar} {...arrows}>
      {button(commands.bold, <TextBold20Regular />)}
      {button(commands.italic, <TextItalic20Regular />)}
      {button(commands.code, <Code20Regular />)}
      {button(commands.link, <Link20Regular />)}
      {button(commands.bullets, <TextBulletListLtr20Regular />, true)}
      {button(commands.numbers, <TextNumberListLtr20Regular />)}
      {button(commands.quote, <TextQuote20Regular />)}
      {button(commands.table, <Table20Regular />)}
      {button(commands.info, <Info20Regular />, true)}
      {button(commands.question, <QuestionCircle20Regular />)}
      {button(commands.error, <ErrorCircle20Regular />)}
      {commands.headings.map((command, at) => button(command, `H${at + 1}`, at === 0))}
      <ToolButton
        label={t('MARKDOWN.UNDO')}
        keys="Ctrl+Z"
        className={styles.group}
        onClick={() => step('undo')}
      >
        <ArrowUndo20Regular />
      </ToolButton>
      <ToolButton label={t('MARKDOWN.REDO')} keys="Ctrl+Shift+Z" onClick={() => step('redo')}>
        <ArrowRedo20Regular />
      </ToolButton>
    </div>
  );
}

type ToolButtonProps = {
  label: string;
  keys: string;
  onClick: () => void;
  className?: string | undefined;
  children: ReactNode;
};

function ToolButton({ label, keys, onClick, className, children }: ToolButtonProps): ReactElement {
  const styles = useStyles();
  return (
    <button
      type="button"
      className={mergeClasses(styles.button, className)}
      aria-label={label}
      aria-keyshortcuts={keys === '' ? undefined : keys.replace('Ctrl', 'Control')}
      // The focus stays in the text, and with it the keyboard of a phone.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {/* A tooltip of the button itself would be read after its name, and say the same again. */}
      <span aria-hidden className={styles.sign} title={keys === '' ? label : `${label} (${keys})`}>
        {children}
      </span>
    </button>
  );
}
