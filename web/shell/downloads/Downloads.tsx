import { Button, Caption1, makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { ErrorCircle20Filled } from '@fluentui/react-icons/svg/error-circle';
import { Warning20Filled } from '@fluentui/react-icons/svg/warning';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { standardCode } from '../../i18n/languages.ts';
import { downloadsHeight, useCoveredEnd } from '../../ui/page/coveredEnd.ts';
import { useStore } from '../../ui/createStore.ts';
import { formatBytes } from '../../ui/values/formatBytes.ts';
import { downloads, forgetDownload, type Download } from './downloadList.ts';

const useStyles = makeStyles({
  // In the page's flow: at the end of the page it covers nothing.
  tray: {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 5,
    boxSizing: 'border-box',
    maxBlockSize: '40vh',
    overflowY: 'auto',
    paddingInline: '24px',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
    '@media (max-width: 639.98px)': { paddingInline: '16px' },
  },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalXS,
    minInlineSize: 0,
  },
  text: { flex: '1 1 auto', minInlineSize: 0, display: 'flex', flexDirection: 'column' },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  meta: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums', whiteSpace: 'pre-line' },
  bar: { inlineSize: '100%', blockSize: '8px', accentColor: tokens.colorCompoundBrandBackground },
  done: { color: tokens.colorPaletteGreenForeground1, flexShrink: 0 },
  warning: { color: tokens.colorStatusWarningForeground3, flexShrink: 0 },
  failed: { color: tokens.colorPaletteRedForeground1, flexShrink: 0 },
});

/**
 * The downloads of this visit with what is known of each: when it started, what has arrived, how large it is. Those
 * under way can be cancelled, failed ones tried again, and all of them closed.
 */
export function Downloads(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const list = useStore(downloads);
  return (
    <section ref={useCoveredEnd(downloadsHeight)} className={styles.tray} aria-label={t('DOWNLOADS.RUNNING')}>
      <ul className={styles.list}>
        {list.map((download) => (
          <Item key={download.key} download={download} />
        ))}
      </ul>
    </section>
  );
}

function Item({ download }: { download: Download }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { key, title, name, state, received, size, files, notice, cancel, retry } = download;
  const progress = files
    ? { max: files.total, value: files.received }
    : size === null
      ? {}
      : { max: size, value: received };
  const isUnderWay = state === 'waiting' || state === 'receiving';
  return (
    <li className={styles.item}>
      {state === 'done' && !notice?.isProblem ? (
        <CheckmarkCircle20Filled className={styles.done} aria-hidden />
      ) : null}
      {notice?.isProblem ? <Warning20Filled className={styles.warning} aria-hidden /> : null}
      {state === 'failed' ? <ErrorCircle20Filled className={styles.failed} aria-hidden /> : null}
      <div className={styles.text}>
        <span className={styles.name}>{name ?? title}</span>
        {isUnderWay ? <progress className={styles.bar} aria-label={name ?? title} {...progress} /> : null}
        <Meta download={download} />
        {notice ? <Caption1 className={styles.meta}>{notice.text}</Caption1> : null}
      </div>
      {notice?.action ? (
        <Button
          size="small"
          onClick={() => {
            forgetDownload(key);
            notice.action?.run();
          }}
        >
          {notice.action.label}
        </Button>
      ) : null}
      {state === 'failed' ? (
        <Button size="small" onClick={retry}>
          {t('TRY_AGAIN')}
        </Button>
      ) : null}
      {isUnderWay ? (
        <Button size="small" aria-label={t('DOWNLOADS.CANCEL', { name: name ?? title })} onClick={cancel}>
          {t('CANCEL')}
        </Button>
      ) : (
        <Button
          size="small"
          appearance="subtle"
          icon={<Dismiss20Regular />}
          aria-label={t('DOWNLOADS.CLOSE', { name: name ?? title })}
          onClick={() => forgetDownload(key)}
        />
      )}
    </li>
  );
}

function Meta({ download }: { download: Download }): ReactElement {
  const styles = useStyles();
  const { t, i18n } = useTranslation();
  const { state, startedAt, received, size, files, reason } = download;
  const locale = standardCode(i18n.language);
  const started = t('DOWNLOADS.STARTED', {
    time: new Intl.DateTimeFormat(locale, { timeStyle: 'medium', hourCycle: 'h23' }).format(startedAt),
  });
  const bytes = (count: number) => formatBytes(count, i18n.language);
  const texts = {
    waiting: t('DOWNLOADS.WAITING'),
    receiving: files
      ? t('DOWNLOADS.FILES', { received: files.received, total: files.total, bytes: bytes(received) })
      : size === null
        ? t('DOWNLOADS.RECEIVED', { received: bytes(received) })
        : t('DOWNLOADS.RECEIVED_OF', { received: bytes(received), size: bytes(size) }),
    done: t('DOWNLOADS.SAVED', { size: bytes(received) }),
    failed: reason ?? t('ERROR'),
  };
  return (
    <Caption1 className={styles.meta}>
      {texts[state]} · {started}
    </Caption1>
  );
}
