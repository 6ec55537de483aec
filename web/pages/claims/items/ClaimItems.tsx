import {
  Caption1,
  makeStyles,
  mergeClasses,
  Subtitle2,
  ToggleButton,
  tokens,
} from '@fluentui/react-components';
import { Board20Regular } from '@fluentui/react-icons/svg/board';
import { Table20Regular } from '@fluentui/react-icons/svg/table';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import type { ClaimItems_claim$key } from '../../../__generated__/ClaimItems_claim.graphql.ts';
import type { ClaimKind } from '../../../parts/claims/claims.urls.ts';
import { present } from '../../../ui/list/present.ts';
import { UnreadableRows } from '../../../ui/list/UnreadableRows.tsx';
import { NotLoaded } from '../../../ui/notices/NotLoaded.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazyDialog.tsx';
import { ClaimBoard } from './ClaimBoard.tsx';
import type { ItemView } from './ClaimItemRow.ts';
import { ClaimTable } from './ClaimTable.tsx';
import { useNews } from '../useNews.ts';

const [EditClaimItem] = lazyDialog(async () => (await import('./EditClaimItem.tsx')).EditClaimItem);

/** More items than these are always a table (CLM-10). */
const mostCards = 10;

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minInlineSize: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  toggle: { display: 'flex', gap: tokens.spacingHorizontalXS, marginInlineStart: 'auto' },
  hint: { color: tokens.colorNeutralForeground3 },
  // The rows of a table are cards on a phone: there is nothing to choose, and nothing to explain.
  forced: { '@media (max-width: 639.98px)': { display: 'none' } },
});

/** The items of a claim as cards by status or as a table; the choice is in the URL (CLM-08 to CLM-10). */
export function ClaimItems({ claim }: { claim: ClaimItems_claim$key }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const { items, type, status } = useFragment(
    graphql`
      fragment ClaimItems_claim on Claim {
        type
        status
        items {
          id
          dbId
          articleName
          status
          statusText
          qty
          priceByItem {
            ...Money_amount
          }
          invoiceDocumentNumber
          invoiceDate
          description
          rejectionReason
          rejectionExplanation
          attachments {
            id
            fileName
            url
            isImage
          }
          hasCrashedBoxRetention
          hasBadPackingRetention
          carBrand
          carModel
          carModelClarification
          carModelYear
          fittingDate
          fittingOnMillage
          problemDate
          problemOnMillage
        }
      }
    `,
    claim,
  );
  const rows = present(items);
  const { isNew, markKnown } = useNews(new Map(rows.map((row) => [row.id, row.status ?? ''])));
  const [editedId, setEditedId] = useState<string | null>(null);
  const [isEditing, setIsEditing] = useState(false);
  const edited = rows.find(({ id }) => id === editedId);
  const kind: ClaimKind = type === 'RECLAMATION' ? 'reclamation' : 'return';
  const isForced = rows.length > mostCards;
  const isTable = isForced || search.get('view') === 'table';
  const show = (view: View) =>
    setSearch(
      (now) => {
        if (view === 'table') now.set('view', view);
        else now.delete('view');
        return now;
      },
      { preventScrollReset: true },
    );
  const view: ItemView = {
    items: rows,
    isNew,
    onEdit: ({ id }) => {
      setEditedId(id);
      setIsEditing(true);
    },
  };
  return (
    <div className={styles.section}>
      <div className={styles.head}>
        <Subtitle2 as="h2">{t('CLAIM.ITEMS')}</Subtitle2>
        <ViewToggle isForced={isForced} isTable={isTable} onShow={show} />
      </div>
      {items ? null : <NotLoaded />}
      {items && (rows.length > 0 || items.length === 0) ? (
        isTable ? (
          <ClaimTable {...view} />
        ) : (
          <ClaimBoard {...view} isClosed={status === 'CLOSED'} />
        )
      ) : null}
      <UnreadableRows rows={items ?? []} />
      <EditClaimItem
        isOpen={isEditing && edited !== undefined}
        kind={kind}
        item={edited ?? null}
        // What the user has answered is received again.
        onSaved={(id) => markKnown(id, 'RECEIVED')}
        onClose={() => setIsEditing(false)}
      />
    </div>
  );
}

type View = 'cards' | 'table';
type ToggleProps = { isForced: boolean; isTable: boolean; onShow: (view: View) => void };

/** The choice between cards and a table; with more items than cards can show there is none, and a word about that. */
function ViewToggle({ isForced, isTable, onShow }: ToggleProps): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <>
      {isForced ? (
        <Caption1 className={mergeClasses(styles.hint, styles.forced)}>
          {t('CLAIM.VIEW.FORCED', { most: mostCards })}
        </Caption1>
      ) : null}
      <span
        className={mergeClasses(styles.toggle, isForced && styles.forced)}
        role="group"
        aria-label={t('CLAIM.VIEW')}
      >
        <ToggleButton
          size="small"
          icon={<Board20Regular />}
          title={t('CLAIM.VIEW.CARDS')}
          checked={!isTable}
          disabled={isForced}
          onClick={() => onShow('cards')}
        />
        <ToggleButton
          size="small"
          icon={<Table20Regular />}
          title={t('CLAIM.VIEW.TABLE')}
          checked={isTable}
          disabled={isForced}
          onClick={() => onShow('table')}
        />
      </span>
    </>
  );
}
