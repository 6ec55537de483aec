import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ColumnChoice } from '../../parts/orderLists/ColumnChoice.tsx';
import { DeskPreview } from './DeskPreview.tsx';
import { DeskText } from './DeskText.tsx';
import { useKeptList } from './useKeptList.ts';
import { useOrderDesk } from './useOrderDesk.ts';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
});

/**
 * The order desk: lines of number and quantity from a mail, a sheet or a scan are read, checked and put into a cart.
 * What could not be added stays to be worked on, through a reload too.
 */
export function OrderDeskPage(): ReactElement {
  const styles = useStyles();
  const work = useOrderDesk();
  const { t } = useTranslation();
  const { question } = work.desk;
  useKeptList(work.resume);
  return (
    <div className={styles.page}>
      {question ? (
        <ColumnChoice
          key={question.layout}
          question={question}
          onAnswer={(columns) => work.answer(question.layout, columns)}
          onCancel={() => work.ask(null)}
          cancelLabel={t('CANCEL')}
        />
      ) : work.desk.lines === null ? (
        <DeskText work={work} />
      ) : (
        <DeskPreview work={work} lines={work.desk.lines} />
      )}
    </div>
  );
}
