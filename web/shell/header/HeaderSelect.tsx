import { Select } from '@fluentui/react-components';
import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type ReactElement } from 'react';
import { keptForTab } from '../../i18n/kept.ts';
import { announce } from '../../ui/announce/announce.ts';

/** Under this name the choice is known after the page has been loaded again. */
const chosenKey = 'header-choice';

/** Whether a key changes the value of a closed select, as some systems have it, instead of opening it. */
const isStep = (key: string) => /^(Arrow.*|Page.*|Home|End|\S)$/u.test(key);

type Props = {
  /** The subject of the select, which distinguishes it from the others. */
  subject: 'account' | 'currency' | 'language';
  label: string;
  value: string;
  options: readonly { value: string; name: string; lang?: string }[];
  /** Called with a value that was chosen, not with one that the keys only passed. */
  onChoose: (value: string) => void;
  /** Says what a key that passed a value does not do by itself. */
  hint: () => string;
  /** Says that a choice is in effect; default is label and name. */
  effect?: (name: string) => string;
} & Pick<ComponentProps<typeof Select>, 'className' | 'disabled' | 'onFocus' | 'onPointerEnter'>;

/**
 * A select that changes what the whole portal shows. A key on the closed select only shows another value; Enter chooses it,
 * Escape and leaving the select put the present one back. After a choice, which may load the page again, the select has the
 * focus and the effect is said (WCAG 3.2.2).
 */
export function HeaderSelect(props: Props): ReactElement {
  const { subject, label, value, options, onChoose, hint, effect, ...rest } = props;
  const select = useRef<HTMLSelectElement>(null);
  const isStepping = useRef(false);
  const [passed, setPassed] = useState<string | null>(null);

  const sayEffect = useEffectEvent(() => {
    const name = options.find((option) => option.value === value)?.name;
    const [chosenSubject, chosen] = keptForTab.read(chosenKey)?.split(' ') ?? [];
    // While it is disabled, what it shows is on its way: the page will be loaded again.
    if (name === undefined || chosenSubject !== subject || rest.disabled) return;
    keptForTab.forget(chosenKey);
    // The switch was refused.
    if (chosen !== value) return;
    select.current?.focus({ preventScroll: true });
    announce(effect ? effect(name) : `${label}: ${name}`);
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new value is when it is in effect
  useEffect(() => sayEffect(), [value]);

  const choose = (chosen: string) => {
    setPassed(null);
    if (chosen === value) return;
    keptForTab.keep(chosenKey, `${subject} ${chosen}`, { isQuiet: true });
    onChoose(chosen);
  };
  return (
    <Select
      {...rest}
      ref={select}
      size="small"
      aria-label={label}
      value={passed ?? value}
      onKeyDown={({ key, altKey }) => {
        isStepping.current = isStep(key) && !altKey;
        if (key === 'Enter' && passed !== null) choose(passed);
        if (key === 'Escape') setPassed(null);
      }}
      onPointerDown={() => {
        isStepping.current = false;
      }}
      onBlur={() => setPassed(null)}
      onChange={(_, { value: chosen }) => {
        if (!isStepping.current) return choose(chosen);
        setPassed(chosen);
        announce(hint());
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} lang={option.lang}>
          {option.name}
        </option>
      ))}
    </Select>
  );
}
