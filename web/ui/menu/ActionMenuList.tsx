import { Menu, MenuItem, MenuItemLink, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { MenuAction } from './MenuAction.ts';

type Props = { actions: readonly MenuAction[]; button: ReactElement };

/** The button of `ActionMenu` with its menu, which opens at once. */
export function ActionMenuList({ actions, button }: Props): ReactElement {
  // Fluent moves the focus in when a menu opens, not when it is open from the start.
  const [isOpen, setIsOpen] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the second render is intended
  useEffect(() => setIsOpen(true), []);
  return (
    <Menu open={isOpen} onOpenChange={(_, { open }) => setIsOpen(open)}>
      <MenuTrigger disableButtonEnhancement>{button}</MenuTrigger>
      <MenuPopover>
        <MenuList>
          {actions.map((action) => (
            <Action key={action.key} action={action} />
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

function Action({ action }: { action: MenuAction }): ReactElement {
  const { t } = useTranslation();
  const icon = action.icon ? { icon: action.icon } : {};
  if ('to' in action) return <PageLink to={action.to} label={action.label} {...icon} />;
  if ('href' in action) {
    return (
      <MenuItemLink
        href={action.href}
        target="_blank"
        rel="noopener"
        onClick={action.onOpen}
        aria-label={t('BULK.OPEN', { name: action.label })}
        {...icon}
      >
        {action.label}
      </MenuItemLink>
    );
  }
  return (
    <MenuItem onClick={action.run} {...icon}>
      {action.label}
    </MenuItem>
  );
}

function PageLink({ to, label, icon }: { to: string; label: string; icon?: ReactElement }): ReactElement {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <MenuItemLink href={href} onClick={follow} {...(icon ? { icon } : {})}>
      {label}
    </MenuItemLink>
  );
}
