import { makeStyles } from '@fluentui/react-components';
import type { ComponentProps, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PopoverPanel } from '../dialogs/PopoverPanel.tsx';
import { FilterForm } from './FilterForm.tsx';

const useStyles = makeStyles({
  surface: { inlineSize: 'min(320px, calc(100vw - 32px))', boxSizing: 'border-box' },
});

type Props = ComponentProps<typeof FilterForm> &
  Pick<ComponentProps<typeof PopoverPanel>, 'opener' | 'isOpen' | 'onClose'>;

/** The form that adds or changes a filter, below the button that opens it (LIST-10). */
export function FilterPopover({ opener, isOpen, onClose, ...form }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const edited = form.definitions.find(({ key }) => key === form.initialKey);
  return (
    <PopoverPanel
      opener={opener}
      isOpen={isOpen}
      onClose={onClose}
      label={edited?.label ?? t('FILTER.ADD')}
      align="start"
      className={styles.surface}
    >
      <FilterForm key={form.initialKey} {...form} />
    </PopoverPanel>
  );
}
