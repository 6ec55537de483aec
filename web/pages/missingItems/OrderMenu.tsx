import {
  Button,
  Menu,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  Spinner,
} from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { MissingOrderMode } from '../../__generated__/useOrderMissingMutation.graphql.ts';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { inlineMenu } from '../../ui/menu/inlineMenu.ts';
import type { Filters } from '../../ui/filters/Filter.ts';
import type { Ordered } from './useOrderMissing.ts';

type Props = {
  /** Global ids of the checked items. */
  checked: readonly string[];
  filters: Filters;
  /** How many items there are on all pages. */
  total: number;
  onOrder: (which: Ordered, mode: MissingOrderMode) => void;
  isOrdering: boolean;
};

const useStyles = makeStyles({ popover: inlineMenu });

/**
 * Creates orders of the checked items or, with filters on, of all that match them; from stock, from goods in transit, or
 * from both (MISS-11 to MISS-13, GAP-134, GAP-135). Users who may not reserve goods in transit have stock alone.
 */
export function OrderMenu({ checked, filters, total, onOrder, isOrdering }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const mayReserve = useHasAttribute('order_create_reservation');
  const modes: readonly MissingOrderMode[] = mayReserve
    ? ['ALL', 'WITHOUT_RESERVATION', 'RESERVATION']
    : ['WITHOUT_RESERVATION'];
  const groups: { key: string; label: string; which: Ordered }[] = [
    {
      key: 'checked',
      label: t('WISHLIST.SELECTED', { count: checked.length }),
      which: { items: checked },
    },
    { key: 'matching', label: t('MISSING_ITEMS.MATCHING', { count: total }), which: { filters } },
  ];
  const shown = groups.filter(({ key }) =>
    key === 'checked' ? checked.length > 0 : filters.size > 0 && total > 0,
  );
  return (
    <Menu positioning={{ position: 'below', align: 'end', strategy: 'fixed' }} inline>
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="primary"
          disabled={shown.length === 0 && !isOrdering}
          disabledFocusable={isOrdering}
          icon={isOrdering ? <Spinner size="tiny" /> : <ChevronDown16Regular />}
          iconPosition="after"
        >
          {t('MISSING_ITEMS.ORDER')}
        </Button>
      </MenuTrigger>
      <MenuPopover className={styles.popover}>
        <MenuList>
          {shown.map(({ key, label, which }) => (
            <MenuGroup key={key}>
              <MenuGroupHeader>{label}</MenuGroupHeader>
              {modes.map((mode) => (
                <MenuItem key={mode} onClick={() => onOrder(which, mode)}>
                  {t(`MISSING_ITEMS.ORDER.${mode}`)}
                </MenuItem>
              ))}
            </MenuGroup>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
