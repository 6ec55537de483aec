import { Combobox, Field, Option } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choice } from './findChoices.ts';
import { findLikeChoices } from './findLikeChoices.ts';

type Props = {
  label: string;
  /** What there is to choose from; null while it is not known yet. */
  choices: readonly Choice[] | null;
  /** The chosen value; empty for none. */
  value: string;
  /** Hears of another choice; empty when it is taken back. */
  onChoose: (value: string) => void;
  disabled?: boolean;
};

/**
 * A choice from a long list: typing narrows it, in any part of the names and with or without accents. Enter and Tab
 * take what is marked, Enter the first that fits where nothing is. Emptying the field takes the choice back.
 */
export function ChoiceField({ label, choices, value, onChoose, disabled = false }: Props): ReactElement {
  const { t } = useTranslation();
  // Null unless the user is typing: then the field shows the choice.
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const found = findLikeChoices(choices ?? [], typed ?? '');
  const isEmptied = typed?.trim() === '';
  const choose = (chosen: string) => {
    setTyped(null);
    if (chosen !== value) onChoose(chosen);
  };
  return (
    <Field label={label}>
      <Combobox
        // Fluent's own matching takes only beginnings of names, and empties a field it finds nothing for.
        freeform
        clearable
        // Fluent makes the arrow a second tab stop with an English name; the field itself opens by key.
        expandIcon={{ 'aria-hidden': true, tabIndex: -1 }}
        autoComplete="off"
        // Also where it is narrower than the browser would have a field.
        style={{ minInlineSize: 0 }}
        input={{ style: { inlineSize: '100%', minInlineSize: 0 } }}
        disabled={disabled}
        value={typed ?? choices?.find((choice) => choice.value === value)?.label ?? ''}
        selectedOptions={value === '' ? [] : [value]}
        open={isOpen}
        onOpenChange={(_, { open }) => {
          setIsOpen(open);
          if (!open) setTyped(null);
        }}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          setIsOpen(true);
        }}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => {
          if (isEmptied) choose('');
        }}
        onKeyDown={(event) => {
          const isMarked = event.currentTarget.hasAttribute('aria-activedescendant');
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter' && typed?.trim() && !isMarked && found[0]) choose(found[0].value);
        }}
        onOptionSelect={(event, { optionValue }) => {
          const isClick = event.type === 'click';
          // Leaving an emptied field by Tab or Enter: Fluent still has the old choice marked.
          if (isEmptied && optionValue === value && !isClick) choose('');
          // Typing what fits nothing takes nothing back.
          else if (optionValue !== undefined || isClick) choose(optionValue ?? '');
        }}
      >
        {found.map((choice) => (
          <Option key={choice.value} value={choice.value} text={choice.label}>
            {choice.label}
          </Option>
        ))}
        {found.length === 0 ? (
          <Option key="note" value="" text={typed ?? ''} disabled>
            {choices === null ? t('LOADING') : t('FORM.NO_CHOICE')}
          </Option>
        ) : null}
      </Combobox>
    </Field>
  );
}
