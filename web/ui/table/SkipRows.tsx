import { makeStyles, tokens } from '@fluentui/react-components';
import { useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  // Out of the flow: seen only with the focus, it must not move what follows.
  button: {
    position: 'absolute',
    zIndex: 3,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    font: 'inherit',
    ':not(:focus)': { opacity: 0, pointerEvents: 'none' },
    '@media (pointer: coarse)': { minBlockSize: '44px' },
  },
});

const stops = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled)';

/** A stop of the keyboard before the rows that follow it, to what stands after them: a row has up to four stops. */
export function SkipRows({ label }: { label?: string }): ReactElement {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const skip = () => {
    const rows = button.current?.nextElementSibling;
    // What is within the rows has another position.
    const after = [...document.querySelectorAll<HTMLElement>(stops)].find(
      (stop) =>
        rows?.compareDocumentPosition(stop) === Node.DOCUMENT_POSITION_FOLLOWING && stop.checkVisibility(),
    );
    after?.focus();
  };
  return (
    <button ref={button} type="button" className={useStyles().button} data-screen-only onClick={skip}>
      {label ?? t('TABLE.SKIP_ROWS')}
    </button>
  );
}
