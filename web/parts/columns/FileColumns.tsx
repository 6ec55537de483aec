import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { useRef, type ReactElement } from 'react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from '../../ui/form/FieldGroup.tsx';
import { announce } from '../../ui/announce/announce.ts';
import type { FileColumnsForm, FileContent } from './FileColumn.ts';
import { FileColumnRow } from './FileColumnRow.tsx';
import { useRowDrag } from './useRowDrag.ts';

const useStyles = makeStyles({
  rows: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
});

type Props = {
  /** What a column can contain, in the order in which it is offered. */
  contents: readonly FileContent[];
  /** The one of them that is empty, to be filled in by hand; a column with an unknown name counts as one. */
  empty: FileContent;
};

/**
 * The columns of a file in the form around it (`FormProvider`): each has a content and a heading, and its place is changed
 * by dragging it or with its buttons; at least one is needed (DOC-10, DOC-11, DOC-14, INT-12, INT-19).
 */
export function FileColumns({ contents, empty }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const { control } = useFormContext<FileColumnsForm>();
  const { fields, append, remove, move } = useFieldArray({
    control,
    name: 'fields',
    rules: { validate: (columns) => columns.length > 0 || t('FROM.ERROR.PLEASE_ADD_VALUE') },
  });
  const moveTo = (from: number, to: number) => {
    if (to < 0 || to >= fields.length || from === to) return;
    move(from, to);
    announce(t('EXPORT.MOVED', { name: fields[from]?.visibleName, place: to + 1 }));
    // The focus goes along with the row, the window does not.
    requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
  };
  const removeAt = (place: number) => {
    // The focus would go with the row: it moves to the content of the next one, else of the one before.
    const contentsOfRows = [...(list.current?.querySelectorAll('select') ?? [])];
    (contentsOfRows[place + 1] ?? contentsOfRows[place - 1] ?? adder.current)?.focus();
    remove(place);
    announce(t('EXPORT.REMOVED', { name: fields[place]?.visibleName }));
  };
  const drag = useRowDrag(list, moveTo);
  const used = new Set(fields.map(({ name }) => name));
  const next = contents.find(({ name }) => !used.has(name)) ?? empty;
  const error = useFormState({ control, name: 'fields' }).errors.fields;
  return (
    <FieldGroup label={t('EXPORT.COLUMNS')} required error={error?.root?.message ?? error?.message}>
      <ul ref={list} className={styles.rows}>
        {fields.map(({ id }, place) => (
          <FileColumnRow
            key={id}
            contents={contents}
            empty={empty}
            place={place}
            count={fields.length}
            onMove={(to) => moveTo(place, to)}
            onRemove={() => removeAt(place)}
            handle={drag.handleOf(place)}
            isDragged={drag.dragged === place}
          />
        ))}
      </ul>
      <Button
        ref={adder}
        appearance="subtle"
        icon={<Add20Regular />}
        onClick={() => append({ name: next.name, visibleName: next.heading })}
      >
        {t('EXPORT.ADD')}
      </Button>
    </FieldGroup>
  );
}
