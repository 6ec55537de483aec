import { Button, Field, makeStyles, mergeClasses, Textarea, tokens } from '@fluentui/react-components';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { Eye20Regular } from '@fluentui/react-icons/svg/eye';
import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../../ui/form/FieldProps.ts';
import { requiredRule } from '../../ui/form/requiredRule.ts';
import { toSentences } from '../../ui/announce/announce.ts';
import { notify } from '../../ui/notices/notify.ts';
import { useCheckedField } from '../../ui/form/useCheckedField.ts';

const loadTools = async () => ({ default: (await import('./MarkdownTools.tsx')).MarkdownTools });
const loadMarkdown = async () => ({ default: (await import('./Markdown.tsx')).Markdown });
const MarkdownTools = lazy(loadTools);
const Markdown = lazy(loadMarkdown);

const useStyles = makeStyles({
  // By itself it is as wide as its tools.
  field: { gridTemplateColumns: 'minmax(0, 1fr)' },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    // The place of the tools, before they are there.
    minBlockSize: '30px',
    marginBlockEnd: tokens.spacingVerticalXXS,
    '@media (pointer: coarse)': { minBlockSize: '40px' },
  },
  tools: { flex: '1 1 auto', minInlineSize: 0 },
  switch: { flexShrink: 0, marginInlineStart: 'auto' },
  hidden: { display: 'none' },
  text: { inlineSize: '100%', maxBlockSize: 'none' },
  area: { fontFamily: tokens.fontFamilyMonospace, maxBlockSize: 'none', minBlockSize: '120px' },
  large: { minBlockSize: '280px' },
  preview: {
    minBlockSize: '160px',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowX: 'auto',
  },
  empty: { color: tokens.colorNeutralForeground3 },
});

type Props<Fields extends FieldValues> = FieldProps<Fields> & {
  /** What an empty field asks for. */
  asks?: 'enter' | 'select';
  /** The main field of its page: higher, and its tools are there from the start. */
  isMain?: boolean;
};

/**
 * A field for Markdown: a plain text field of the browser, to which tools and keys come when it is first used. So undo,
 * input methods, spell check and screen readers work as everywhere (docs/decisions/markdown-editor.md).
 */
export function MarkdownField<Fields extends FieldValues>(props: Props<Fields>): ReactElement {
  const { control, name, label, required = false, asks = 'enter', isMain = false } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  const { field, fieldState } = useCheckedField({
    control,
    name,
    rules: required ? { validate: requiredRule(t, asks) } : {},
  });
  const [area, setArea] = useState<HTMLTextAreaElement | null>(null);
  const [isUsed, setIsUsed] = useState(isMain);
  const [isPreview, setIsPreview] = useState(false);
  const value: string = field.value ?? '';
  const { ref } = field;
  const takeRef = useCallback(
    (element: HTMLTextAreaElement | null) => {
      setArea(element);
      ref(element);
    },
    [ref],
  );
  const toggle = useRef<HTMLButtonElement>(null);
  const togglePreview = useCallback(() => setIsPreview((was) => !was), []);
  useEffect(() => {
    // The text goes away with the focus in it.
    if (isPreview) toggle.current?.focus();
  }, [isPreview]);
  const refuseFile = useCallback(
    (files: string) =>
      notify({
        intent: 'info',
        title: t('MARKDOWN.NO_FILES'),
        body: toSentences([files, t('MARKDOWN.NO_FILES.TEXT')]),
      }),
    [t],
  );

  return (
    <Field
      className={styles.field}
      label={label}
      required={required}
      hint={t('MARKDOWN.HINT')}
      validationMessage={fieldState.error?.message}
    >
      <div>
        <div className={styles.head}>
          <div className={isPreview ? styles.hidden : styles.tools}>
            {isUsed && area ? (
              <Suspense>
                <MarkdownTools field={area} onPreview={togglePreview} onFile={refuseFile} />
              </Suspense>
            ) : null}
          </div>
          <Button
            ref={toggle}
            className={styles.switch}
            appearance="subtle"
            size="small"
            aria-keyshortcuts="Control+Shift+P"
            icon={{
              children: isPreview ? <Edit20Regular /> : <Eye20Regular />,
              title: `${t('MARKDOWN.PREVIEW')} (Ctrl+Shift+P)`,
            }}
            onPointerEnter={() => void loadMarkdown()}
            onClick={togglePreview}
          >
            {isPreview ? t('MARKDOWN.WRITE') : t('MARKDOWN.PREVIEW')}
          </Button>
        </div>
        <Textarea
          {...field}
          ref={takeRef}
          className={isPreview ? styles.hidden : styles.text}
          textarea={{ className: mergeClasses(styles.area, isMain && styles.large) }}
          resize="vertical"
          value={value}
          onFocus={() => setIsUsed(true)}
        />
        {isPreview ? (
          <div role="region" aria-label={t('MARKDOWN.PREVIEW')} className={styles.preview}>
            {value.trim() === '' ? (
              <span className={styles.empty}>{t('MARKDOWN.PREVIEW.EMPTY')}</span>
            ) : (
              <Suspense>
                <Markdown text={value} topHeading={3} />
              </Suspense>
            )}
          </div>
        ) : null}
      </div>
    </Field>
  );
}
