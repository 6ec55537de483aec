import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { Mail16Regular } from '@fluentui/react-icons/svg/mail';
import { Call16Regular } from '@fluentui/react-icons/svg/call';
import { Phone16Regular } from '@fluentui/react-icons/svg/phone';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', margin: 0 },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minInlineSize: 0,
    // Links one below the other are far enough apart for a finger.
    minBlockSize: '24px',
  },
  term: { display: 'inline-flex', flexShrink: 0, color: tokens.colorNeutralForeground3 },
  value: { margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' },
});

type Text = string | null | undefined;
type Props = { email?: Text; phone?: Text; mobile?: Text };

const ways = [
  { key: 'email', label: 'ADDRESS.EMAIL', Icon: Mail16Regular, scheme: 'mailto:' },
  { key: 'phone', label: 'ADDRESS.PHONE', Icon: Call16Regular, scheme: 'tel:' },
  { key: 'mobile', label: 'CONTACT.MOBILE_PHONE', Icon: Phone16Regular, scheme: 'tel:' },
] as const;

/** How to reach someone: links that write a mail or call; what is not known is left out. */
export function Reach(values: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <dl className={styles.list}>
      {ways.map(({ key, label, Icon, scheme }) => {
        const value = values[key];
        return value ? (
          <div key={key} className={styles.row}>
            <dt className={styles.term} title={t(label)}>
              <Icon aria-label={t(label)} />
            </dt>
            <dd className={styles.value}>
              <Link href={`${scheme}${encodeURI(scheme === 'tel:' ? value.replaceAll(/\s/g, '') : value)}`}>
                {value}
              </Link>
            </dd>
          </div>
        ) : null;
      })}
    </dl>
  );
}
