import { Subtitle2 } from '@fluentui/react-components';
import { Edit16Regular } from '@fluentui/react-icons/svg/edit';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/table/Column.ts';
import { RowButton } from '../../ui/table/RowButton.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { UnreadLine } from './parseLines.ts';
import { column } from '../table/column.tsx';

type Props = {
  lines: readonly UnreadLine[];
  /** Given where a line can be corrected. */
  onCorrect?: (line: UnreadLine) => void;
};

/** Lines that could not be read, each with its number, what stands there and why. */
export function UnreadLines({ lines, onCorrect }: Props): ReactElement {
  const { t } = useTranslation();
  const columns = useMemo(
    (): Column<UnreadLine>[] => [
      column.text('line', t('DESK.UNREAD.LINE'), { align: 'end', width: '4ch' }),
      column.text('content', t('DESK.UNREAD.CONTENT')),
      { key: 'reason', label: t('DESK.UNREAD.REASON'), render: ({ reason }) => t(`DESK.UNREAD.${reason}`) },
      ...(onCorrect
        ? [
            {
              key: 'correct',
              label: t('DESK.UNREAD.CORRECT'),
              align: 'end' as const,
              render: (line: UnreadLine) => (
                <RowButton
                  label={t('DESK.CORRECT', line)}
                  icon={<Edit16Regular />}
                  onClick={() => onCorrect(line)}
                />
              ),
            },
          ]
        : []),
    ],
    [onCorrect, t],
  );
  const title = t('DESK.UNREAD', { count: lines.length });
  return (
    <section>
      <Subtitle2 as="h2" block style={{ margin: 0 }}>
        {title}
      </Subtitle2>
      <DataTable
        label={title}
        columns={columns}
        rows={lines}
        rowKey={({ line }) => line}
        maxBlockSize="300px"
      />
    </section>
  );
}
