import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogTitle,
  makeStyles,
  Switch,
  tokens,
} from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../ui/dialogs/Modal.tsx';
import { keyNames } from '../../ui/keyNames.ts';
import { useStore } from '../../ui/createStore.ts';
import { enableShortcuts, shortcutsEnabled } from './shortcutsEnabled.ts';
import { shortcutList } from './shortcutList.ts';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    marginBlock: `0 ${tokens.spacingVerticalM}`,
  },
  key: {
    padding: `0 ${tokens.spacingHorizontalXS}`,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusSmall,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
  },
  what: { margin: 0 },
});

/** The client's keys, and the switch that turns the single letters off. */
export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): ReactElement {
  const styles = useStyles();
  const { t, i18n } = useTranslation();
  return (
    <Modal isOpen={isOpen} onClose={onClose}>
      <DialogBody>
        <DialogTitle>{t('SHORTCUTS.TITLE')}</DialogTitle>
        <DialogContent>
          <dl className={styles.list}>
            {shortcutList.map(({ keys, label }) => (
              <div key={keys} style={{ display: 'contents' }}>
                <dt>
                  {keyNames(keys, i18n.language)
                    .split(' ')
                    .map((key) => (
                      <span key={key}>
                        <kbd className={styles.key}>{key}</kbd>{' '}
                      </span>
                    ))}
                </dt>
                <dd className={styles.what}>{t(label)}</dd>
              </div>
            ))}
          </dl>
          <Switch
            label={t('SHORTCUTS.ENABLED')}
            checked={useStore(shortcutsEnabled)}
            onChange={(_, { checked }) => enableShortcuts(checked)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('CLOSE')}</Button>
        </DialogActions>
      </DialogBody>
    </Modal>
  );
}
