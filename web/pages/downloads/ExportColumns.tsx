import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { useRef, type ReactElement } from 'react';
import { useFieldArray, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from '../../ui/form/FieldGroup.tsx';
import { announce } from '../../ui/announce.ts';
import { ExportColumnRow } from './ExportColumnRow.tsx';
import { exportFieldLabel, exportFieldNames } from './exportFields.ts';
import type { ExportFields } from './useExportSettings.ts';
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

/**
 * The columns of the article export: each has a heading and a content, and its place is changed by dragging it or with
 * its buttons; at least one is needed (DOC-10, DOC-11, DOC-14).
 */
export function ExportColumns({ control }: { control: Control<ExportFields> }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const { fields, append, remove, move } = useFieldArray({
    control,
    name: 'fields',
    rules: { validate: (columns) => columns.length > 0 || t('FROM.ERROR.PLEASE_ADD_VALUE') },
  });
  const moveTo = (from: number, to: number) => {
    if (to < 0 || to >= fields.length || from === to) return;
    move(from, to);
    announce(t('EXPORT.MOVED', { name: fields[from]?.visibleName, place: to + 1 }));
  };
  const drag = useRowDrag(list, moveTo);
  const used = new Set(fields.map(({ name }) => name));
  const next = exportFieldNames.find((name) => !used.has(name)) ?? 'custom';
  const error = control.getFieldState('fields').error;
  return (
    <FieldGroup label={t('EXPORT.COLUMNS')} required error={error?.root?.message ?? error?.message}>
      <ul ref={list} className={styles.rows}>
        {fields.map(({ id }, place) => (
          <ExportColumnRow
            key={id}
            control={control}
            place={place}
            count={fields.length}
            onMove={(to) => moveTo(place, to)}
            onRemove={() => remove(place)}
            handle={drag.handleOf(place)}
            isDragged={drag.dragged === place}
          />
        ))}
      </ul>
      <Button
        appearance="subtle"
        icon={<Add20Regular />}
        onClick={() => append({ name: next, visibleName: t(exportFieldLabel(next)) })}
      >
        {t('EXPORT.ADD')}
      </Button>
    </FieldGroup>
  );
}
