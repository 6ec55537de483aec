import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClaimItemRow } from './ClaimItemRow.ts';
import { Notice } from '../../../ui/notices/Notice.tsx';

type Props = {
  item: Pick<ClaimItemRow, 'articleName' | 'status' | 'rejectionReason' | 'rejectionExplanation'>;
  onEdit: () => void;
};

/** Why an item was rejected (CLM-12), or that it waits for information, with the button that adds it (CLM-13). */
export function ItemAlert({ item, onEdit }: Props): ReactElement | null {
  const { t } = useTranslation();
  if (item.status === 'REJECTED') {
    return (
      <MessageBar intent="error" layout="multiline" politeness="polite">
        <MessageBarBody>
          <MessageBarTitle>{item.rejectionReason ?? t('CLAIM.ITEM_STATUS.REJECTED')}</MessageBarTitle>
          {item.rejectionExplanation}
        </MessageBarBody>
      </MessageBar>
    );
  }
  if (item.status !== 'CLARIFICATION_AWAITING') return null;
  return (
    <Notice intent="warning" layout="multiline">
      <MessageBarBody>{t('CLAIM.CLARIFY')}</MessageBarBody>
      <MessageBarActions>
        <Button
          size="small"
          aria-label={t('CLAIM.CLARIFY.ACTION_OF', { article: item.articleName })}
          onClick={onEdit}
        >
          {t('CLAIM.CLARIFY.ACTION')}
        </Button>
      </MessageBarActions>
    </Notice>
  );
}
