import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
});

/** Uses the address and the shipping of one order for all of them (DAY-65). */
export function ShareButton({ onShare }: { onShare: () => void }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const [isDone, setIsDone] = useState(false);
  return (
    <div className={styles.line}>
      <Button
        size="small"
        onClick={() => {
          onShare();
          setIsDone(true);
        }}
      >
        {t('CHECKOUT.SHARE')}
      </Button>
      <span role="status">{isDone ? t('CHECKOUT.SHARED') : null}</span>
    </div>
  );
}
