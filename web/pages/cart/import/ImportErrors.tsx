import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useWindow } from '../../../ui/table/useWindow.ts';
import type { ImportError } from './importResults.ts';
import { dash } from '../../../ui/values/dash.ts';

const useStyles = makeStyles({
  scroller: {
    maxBlockSize: '240px',
    overflowY: 'auto',
    marginBlockStart: tokens.spacingVerticalS,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusMedium,
    outlineOffset: '-2px',
  },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  line: {
    boxSizing: 'border-box',
    minBlockSize: '28px',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
  },
});

const none: readonly number[] = [];

type Props = {
  /** Names the list for screen readers. */
  label: string;
  errors: readonly ImportError[];
};

/** Lines of a file, each with its number, what stands there and a message about it (CART-37); of many, those in view. */
export function ImportErrors({ label, errors }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => errors.map((_, index) => String(index)), [errors]);
  const { parts, measure } = useWindow(scroller, ids, { rowHeight: 29, kept: none });
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to reach what scrolls
      tabIndex={0}
    >
      <ol className={styles.list}>
        {parts.map((part) => {
          if ('space' in part)
            return <li key={part.key} role="presentation" style={{ blockSize: part.space }} />;
          const error = errors[part.index];
          return error ? (
            <li
              key={part.index}
              ref={measure}
              data-index={part.index}
              className={styles.line}
              aria-posinset={part.index + 1}
              aria-setsize={errors.length}
            >
              {t('CART.IMPORT.ERROR_AT', {
                line: error.line ?? dash,
                content: error.content ?? dash,
                message: error.message ?? dash,
              })}
            </li>
          ) : null;
        })}
      </ol>
    </div>
  );
}
