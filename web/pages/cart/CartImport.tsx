import {
  Button,
  Caption1,
  makeStyles,
  mergeClasses,
  ProgressBar,
  shorthands,
  tokens,
} from '@fluentui/react-components';
import { ArrowUpload16Regular } from '@fluentui/react-icons/svg/arrow-upload';
import { useRef, useState, type DragEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useCartUpload } from './useCartUpload.ts';

const useStyles = makeStyles({
  area: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: tokens.spacingHorizontalM,
    border: `${tokens.strokeWidthThin} dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
  },
  over: {
    ...shorthands.borderColor(tokens.colorCompoundBrandStroke),
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
  },
  progress: { flexGrow: 1, minInlineSize: '160px' },
  percent: { fontVariantNumeric: 'tabular-nums' },
});

/** Where a file of lines is dropped or chosen for the cart, with the share already sent (CART-34, CART-35). */
export function CartImport(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { upload, percent } = useCartUpload();

  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && percent === null) void upload(file);
  };
  const drag = (event: DragEvent, isOverNow: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(isOverNow);
  };

  return (
    // Dropping is a shortcut of the button inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={mergeClasses(styles.area, isOver && styles.over)}
      aria-label={t('CART.IMPORT')}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        take(event.dataTransfer.files);
      }}
    >
      <Button
        icon={<ArrowUpload16Regular />}
        disabledFocusable={percent !== null}
        onClick={() => input.current?.click()}
      >
        {t('CART.IMPORT.CHOOSE')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        hidden
        aria-label={t('CART.IMPORT')}
        onChange={(event) => {
          take(event.target.files);
          // The same file, mended, may be chosen again.
          event.target.value = '';
        }}
      />
      {percent === null ? (
        <Caption1>{t('CART.IMPORT.HINT')}</Caption1>
      ) : (
        <>
          <ProgressBar className={styles.progress} value={percent / 100} aria-label={t('CART.IMPORT')} />
          <Caption1 className={styles.percent}>{percent} %</Caption1>
        </>
      )}
    </section>
  );
}
