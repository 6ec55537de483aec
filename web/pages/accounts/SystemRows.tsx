import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Add16Regular } from '@fluentui/react-icons/svg/add';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import type { ReactElement } from 'react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { announce } from '../../ui/announce/announce.ts';
import { FieldGroup } from '../../ui/form/FieldGroup.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { dash } from '../../ui/values/dash.ts';
import { present } from '../../ui/list/present.ts';
import { emptyRow, type AccountFields } from './AccountFields.ts';
import type { SystemChoice } from './systemChoices.ts';

const useStyles = makeStyles({
  rows: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    gap: tokens.spacingHorizontalS,
    alignItems: 'start',
    // On a phone the group is below its system.
    '@media (max-width: 639.98px)': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      '& > :nth-child(2)': { gridRow: 2, gridColumn: 1 },
    },
  },
  // Next to the field, below its label.
  remove: { marginBlockStart: '22px' },
  add: { alignSelf: 'start' },
});

type Props = {
  form: UseFormReturn<AccountFields>;
  systems: readonly SystemChoice[];
};

const toChoices = (things: readonly Pick<SystemChoice, 'id' | 'name'>[]) =>
  things.map(({ id, name }) => ({ value: id, label: name ?? dash }));

/** The rows of system and group: at least one, each system once (ACC-08 to ACC-12). */
export function SystemRows({ form, systems }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { control, formState } = form;
  const atLeastOne = t('FROM.ERROR.PLEASE_ADD_VALUE');
  const { fields, append, remove } = useFieldArray({
    control,
    name: 'systemAccesses',
    rules: { validate: (rows) => rows.length > 0 || atLeastOne },
  });
  const rows = form.watch('systemAccesses');
  const last = rows.at(-1);
  const isLastEmpty = last !== undefined && (last.system === '' || last.group === '');
  const { systemAccesses: error } = formState.errors;
  const groupsOf = (id: string | undefined) => present(systems.find((system) => system.id === id)?.groups);

  return (
    <FieldGroup
      label={t('ACCOUNT.SYSTEMS')}
      hint={t('ACCOUNT.SYSTEMS.HINT')}
      required
      error={error?.root?.message ?? error?.message}
    >
      <div className={styles.rows}>
        {fields.map(({ id: key }, index) => {
          const chosen = rows[index]?.system;
          const others = rows.filter((_row, place) => place !== index).map(({ system }) => system);
          return (
            <div key={key} className={styles.row}>
              <SelectField
                control={control}
                name={`systemAccesses.${index}.system`}
                label={t('ACCOUNT.SYSTEM')}
                required
                choices={toChoices(systems.filter(({ id }) => !others.includes(id)))}
                onChoose={(system) => {
                  const [group] = groupsOf(system);
                  form.setValue(`systemAccesses.${index}.group`, group?.id ?? '', {
                    shouldDirty: true,
                    shouldValidate: true,
                  });
                  if (group) announce(`${t('ACCOUNT.GROUP')}: ${group.name ?? dash}`);
                }}
              />
              <SelectField
                control={control}
                name={`systemAccesses.${index}.group`}
                label={t('ACCOUNT.GROUP')}
                required
                choices={toChoices(groupsOf(chosen))}
              />
              <Button
                className={styles.remove}
                appearance="subtle"
                icon={<Delete20Regular />}
                title={t('ACCOUNT.SYSTEM.REMOVE', { number: index + 1 })}
                onClick={() => remove(index)}
              />
            </div>
          );
        })}
        <Button
          className={styles.add}
          size="small"
          icon={<Add16Regular />}
          disabled={isLastEmpty || rows.length >= systems.length}
          onClick={() => append(emptyRow)}
        >
          {t('ACCOUNT.SYSTEM.ADD')}
        </Button>
      </div>
    </FieldGroup>
  );
}
