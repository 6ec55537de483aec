import { Button, Input, makeStyles, Select, tokens } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { DecimalStyle } from '../values/formatMoney.ts';
import { NumericInput } from '../form/NumericInput.tsx';
import type { Condition, FilterChoice, NumberOperator, StringOperator } from './Filter.ts';
import { operatorSign } from './operatorSign.ts';

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalXS },
  operator: { flex: '0 0 112px', minInlineSize: 0 },
  value: { flex: '1 1 auto', minInlineSize: 0 },
  input: { inlineSize: '100%', minInlineSize: 0 },
});

type Props<Operator extends NumberOperator | StringOperator> = {
  operators: readonly Operator[];
  conditions: readonly Condition<Operator>[];
  /** Numbers instead of texts, of as many decimals at most. */
  decimals?: number;
  /** The decimal mark in the preview of amounts. */
  decimalStyle?: DecimalStyle | undefined;
  /** Values to choose from, in place of a field to type in. */
  choices?: readonly FilterChoice[] | undefined;
  /** Shown in the empty field. */
  example?: string | undefined;
  onChange: (conditions: readonly Condition<Operator>[]) => void;
};

/** Operator and value; several of them hold together, which makes the filter "extended" (LIST-14, LIST-15, GAP-36). */
export function ConditionsEditor<Operator extends NumberOperator | StringOperator>(
  props: Props<Operator>,
): ReactElement {
  const { operators, conditions, decimals, decimalStyle, choices, example, onChange } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  // One condition an operator: the gateway takes only one of each.
  const unused = operators.filter(
    (operator) => !conditions.some((condition) => condition.operator === operator),
  );
  const change = (at: number, part: Partial<Condition<Operator>>) =>
    onChange(conditions.map((condition, i) => (i === at ? { ...condition, ...part } : condition)));

  return (
    <>
      {conditions.map(({ operator, value }, at) => (
        <div key={operator} className={styles.row}>
          <Select
            className={styles.operator}
            aria-label={t('FILTER.OPERATOR')}
            value={operator}
            onChange={(_, { value: chosen }) => {
              const next = operators.find((other) => other === chosen);
              if (next !== undefined) change(at, { operator: next });
            }}
          >
            {operators
              .filter((other) => other === operator || unused.includes(other))
              .map((other) => (
                <option key={other} value={other}>
                  {operatorSign(other, t)}
                </option>
              ))}
          </Select>
          <div className={styles.value}>
            {choices ? (
              <Select
                aria-label={t('FILTER.VALUE')}
                value={value}
                onChange={(_, { value: chosen }) => change(at, { value: chosen })}
              >
                {value === '' ? <option value="">{t('FORM.CHOOSE')}</option> : null}
                {choices.map((choice) => (
                  <option key={choice.value} value={choice.value}>
                    {choice.label}
                  </option>
                ))}
              </Select>
            ) : decimals !== undefined ? (
              <NumericInput
                aria-label={t('FILTER.VALUE')}
                value={value}
                decimals={decimals}
                decimalStyle={decimalStyle}
                onChange={(typed) => change(at, { value: typed })}
              />
            ) : (
              <Input
                className={styles.input}
                aria-label={t('FILTER.VALUE')}
                placeholder={example}
                value={value}
                onChange={(_, { value: typed }) => change(at, { value: typed })}
              />
            )}
          </div>
          {conditions.length > 1 ? (
            <Button
              appearance="subtle"
              icon={<Dismiss20Regular />}
              aria-label={t('FILTER.REMOVE_CONDITION')}
              onClick={() => onChange(conditions.filter((_, i) => i !== at))}
            />
          ) : null}
        </div>
      ))}
      {unused[0] === undefined ? null : (
        <Button
          appearance="transparent"
          icon={<Add20Regular />}
          onClick={() =>
            unused[0] !== undefined && onChange([...conditions, { operator: unused[0], value: '' }])
          }
        >
          {t('FILTER.EXTENDED')}
        </Button>
      )}
    </>
  );
}
