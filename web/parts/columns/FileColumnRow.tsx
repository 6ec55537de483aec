import { Button, Input, makeStyles, mergeClasses, Select, tokens } from '@fluentui/react-components';
import { ArrowDown20Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUp20Regular } from '@fluentui/react-icons/svg/arrow-up';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { ReOrderDotsVertical20Regular } from '@fluentui/react-icons/svg/re-order-dots-vertical';
import type { ReactElement } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ignoreHeldEnter } from '../../ui/ignoreHeldEnter.ts';
import { requiredRule } from '../../ui/form/requiredRule.ts';
import type { FileColumnsForm, FileContent } from './FileColumn.ts';
import type { DragHandle } from './useRowDrag.ts';
import { useCheckedField } from '../../ui/form/useCheckedField.ts';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    borderRadius: tokens.borderRadiusMedium,
  },
  dragged: { backgroundColor: tokens.colorSubtleBackgroundSelected, boxShadow: tokens.shadow4 },
  handle: {
    display: 'inline-flex',
    flexShrink: 0,
    color: tokens.colorNeutralForeground3,
    cursor: 'grab',
    touchAction: 'none',
  },
  fields: {
    display: 'flex',
    flexWrap: 'wrap',
    flex: '1 1 auto',
    gap: tokens.spacingHorizontalXS,
    minInlineSize: 0,
  },
  field: { flex: '1 1 120px', minInlineSize: 0 },
  input: { inlineSize: '100%', minInlineSize: 0 },
  error: { inlineSize: '100%', color: tokens.colorPaletteRedForeground1, fontSize: tokens.fontSizeBase200 },
  buttons: { display: 'flex', flexShrink: 0 },
});

type Props = {
  /** What a column can contain; a column with any other name is an empty one. */
  contents: readonly FileContent[];
  /** The one of them that is empty. */
  empty: FileContent;
  /** The column's place, from 0, and how many there are. */
  place: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  handle: DragHandle;
  isDragged: boolean;
};

/** One column of a file: its content, its heading and its place (DOC-11, INT-19). */
export function FileColumnRow(props: Props): ReactElement {
  const { contents, empty, place, count, onMove, onRemove, handle, isDragged } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  const { control } = useFormContext<FileColumnsForm>();
  const {
    field: { ref: sourceRef, ...source },
    fieldState: sourceState,
  } = useCheckedField({ control, name: `fields.${place}.name` });
  const { field: heading, fieldState: headingState } = useCheckedField({
    control,
    name: `fields.${place}.visibleName`,
    rules: { validate: requiredRule(t, 'enter') },
  });
  const number = { place: place + 1 };
  const content = contents.find(({ name }) => name === source.value) ?? empty;
  const error = headingState.error?.message ?? sourceState.error?.message;
  return (
    <li className={mergeClasses(styles.row, isDragged && styles.dragged)}>
      {/* For a pointer; the buttons at the end do the same by keyboard and with a single click. */}
      <span className={styles.handle} aria-hidden data-drag-handle {...handle}>
        <ReOrderDotsVertical20Regular />
      </span>
      <div className={styles.fields}>
        <span className={styles.field}>
          <Select
            className={styles.input}
            size="small"
            aria-label={t('EXPORT.SOURCE', number)}
            ref={sourceRef}
            value={content.name}
            onBlur={source.onBlur}
            onChange={(_, { value }) => {
              const chosen = contents.find(({ name }) => name === value) ?? empty;
              // A heading that the user has written stays.
              if (heading.value === content.heading) heading.onChange(chosen.heading);
              source.onChange(chosen.name);
            }}
          >
            {contents.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </Select>
        </span>
        <span className={styles.field}>
          <Input
            className={styles.input}
            size="small"
            aria-label={t('EXPORT.VISIBLE_NAME', number)}
            aria-invalid={error !== undefined}
            autoComplete="off"
            {...heading}
          />
        </span>
        {error === undefined ? null : (
          <span className={styles.error} role="alert">
            {error}
          </span>
        )}
      </div>
      <span className={styles.buttons}>
        <Button
          size="small"
          appearance="subtle"
          icon={<ArrowUp20Regular />}
          aria-label={t('EXPORT.UP', number)}
          disabledFocusable={place === 0}
          onClick={() => onMove(place - 1)}
        />
        <Button
          size="small"
          appearance="subtle"
          icon={<ArrowDown20Regular />}
          aria-label={t('EXPORT.DOWN', number)}
          disabledFocusable={place === count - 1}
          onClick={() => onMove(place + 1)}
        />
        <Button
          size="small"
          appearance="subtle"
          icon={<Dismiss20Regular />}
          aria-label={t('EXPORT.REMOVE', number)}
          onKeyDown={ignoreHeldEnter}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
