import { makeStyles, MessageBarBody } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notices/Notice.tsx';

const useStyles = makeStyles({ bar: { borderRadius: 0, borderInlineStyle: 'none' } });

/** Says on every page whose frame is drawn without its user: the back end's answer about them could not be read. */
export function UnreadableAccountBar(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <Notice className={styles.bar} intent="warning" shape="square">
      <MessageBarBody>{t('SESSION.UNREADABLE')}</MessageBarBody>
    </Notice>
  );
}
