import {
  Button,
  makeStyles,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../ui/useIsPhone.ts';

/** Something that can be done. */
export type Command = { label: string; isOff?: boolean; isBusy?: boolean; run: () => void };

// It stands in the page, where what comes after it would shine through.
const useStyles = makeStyles({ popover: { zIndex: 1 } });

/** The commands on all items: buttons, on a phone one menu, so that the items begin on the first screen. */
export function CommandsOnAll({ commands }: { commands: readonly Command[] }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  if (!isPhone) {
    return (
      <>
        {commands.map(({ label, isOff = false, isBusy = false, run }) => (
          <Button key={label} disabled={isOff} disabledFocusable={isBusy} onClick={run}>
            {label}
          </Button>
        ))}
      </>
    );
  }
  return (
    <Menu positioning="below-start" inline>
      <MenuTrigger disableButtonEnhancement>
        <Button
          icon={<MoreHorizontal20Regular />}
          aria-label={t('MISSING_ITEMS.MORE')}
          title={t('MISSING_ITEMS.MORE')}
        />
      </MenuTrigger>
      <MenuPopover className={styles.popover}>
        <MenuList>
          {commands.map(({ label, isOff = false, isBusy = false, run }) => (
            <MenuItem key={label} disabled={isOff || isBusy} onClick={run}>
              {label}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
