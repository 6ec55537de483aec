import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  link: {
    position: 'fixed',
    insetBlockStart: tokens.spacingVerticalS,
    insetInlineStart: tokens.spacingHorizontalS,
    zIndex: 1001,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ':not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
  },
});

/** The first stop of the keyboard: past header and navigation to the page. */
export function SkipLink(): ReactElement {
  const { t } = useTranslation();
  return (
    <a
      href="#main"
      className={useStyles().link}
      onClick={(event) => {
        // The address stays as it is: its hash is not a state of the page.
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      {t('SKIP_TO_CONTENT')}
    </a>
  );
}
