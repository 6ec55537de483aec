import { Button, makeStyles } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../ui/dialogs/lazyDialog.tsx';
import { useOwnName } from '../session/useOwnName.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';

const [AccountPanel, intent] = lazyDialog(async () => (await import('./AccountPanel.tsx')).AccountPanel);

const useStyles = makeStyles({
  button: { minInlineSize: 0, maxInlineSize: '200px' },
  name: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media (max-width: 1279.98px)': { display: 'none' },
  },
});

/** The name of the user; opens who they are, for which business they act, and the way out (DAY-62). */
export function AccountMenu(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { name } = useOwnName();
  // Known once it has opened the panel.
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        {...intent}
        appearance="subtle"
        className={styles.button}
        icon={<Icon name="person-circle" />}
        aria-label={name === null ? t('HEADER.ACCOUNT') : `${name}: ${t('HEADER.ACCOUNT')}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => {
          setOpener(currentTarget);
          setIsOpen(!isOpen);
        }}
      >
        {name === null ? null : (
          <span className={styles.name} translate="no">
            {name}
          </span>
        )}
      </Button>
      {opener ? <AccountPanel opener={opener} isOpen={isOpen} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
