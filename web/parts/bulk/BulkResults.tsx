import { Link, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusColor } from '../../ui/values/StatusTag.tsx';
import type { BulkItem, BulkResult } from './runBulk.ts';

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    maxBlockSize: 'min(40vh, 400px)',
    overflowY: 'auto',
  },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}`,
    paddingBlock: tokens.spacingVerticalXS,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  tag: { marginInlineStart: 'auto' },
  text: { flexBasis: '100%', color: tokens.colorNeutralForeground2 },
});

const colors: Record<BulkResult['state'], StatusColor> = {
  waiting: 'none',
  running: 'none',
  done: 'green',
  refused: 'red',
  unknown: 'gold',
};

/** Text keys of the results. */
const labels = {
  waiting: 'BULK.STATE.WAITING',
  running: 'BULK.STATE.RUNNING',
  done: 'BULK.STATE.DONE',
  refused: 'BULK.STATE.REFUSED',
  unknown: 'BULK.STATE.UNKNOWN',
} as const satisfies Record<BulkResult['state'], string>;

type Props = { items: readonly BulkItem[]; resultOf: (id: string) => BulkResult };

/** The objects of a bulk action with the result of each; a number leads to the object's page, in a new tab. */
export function BulkResults({ items, resultOf }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to reach what scrolls
    <ul className={styles.list} aria-label={t('BULK.RESULTS')} tabIndex={0}>
      {items.map(({ id, name, to }) => {
        const result = resultOf(id);
        return (
          <li key={id} className={styles.row}>
            <Link href={to} target="_blank" rel="noopener" aria-label={t('BULK.OPEN', { name })}>
              {name}
            </Link>
            <span className={styles.tag}>
              <StatusTag color={colors[result.state]}>{t(labels[result.state])}</StatusTag>
            </span>
            {'text' in result ? <span className={styles.text}>{result.text}</span> : null}
          </li>
        );
      })}
    </ul>
  );
}
