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
import { inlineMenu } from '../../ui/menu/inlineMenu.ts';

/** Something that can be done. */
export type Command = { label: string; isOff?: boolean; isBusy?: boolean; run: () => void };

const useStyles = makeStyles({ popover: inlineMenu });

/** The commands on all items, in one menu: those on the checked ones are wanted more often. */
export function CommandsOnAll({ commands }: { commands: readonly Command[] }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <Menu positioning={{ position: 'below', align: 'start', strategy: 'fixed' }} inline>
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" icon={<MoreHorizontal20Regular />} title={t('MORE_COMMANDS')} />
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
