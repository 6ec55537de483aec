import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Delete16Regular } from '@fluentui/react-icons/svg/delete';
import { Edit16Regular } from '@fluentui/react-icons/svg/edit';
import { useId, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rowFocusAttribute } from '../../ui/list/useNextRowFocus.ts';
import type { Intent } from '../../ui/loading/loadOnIntent.ts';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    minInlineSize: 0,
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalM,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    overflowWrap: 'anywhere',
  },
  head: { display: 'flex', alignItems: 'start', gap: tokens.spacingHorizontalS },
  titles: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
    flex: '1 1 auto',
    minInlineSize: 0,
  },
  title: { ...typographyStyles.body1Strong, margin: 0 },
  // Their first line is the title's.
  buttons: { display: 'flex', flexShrink: 0, marginBlock: '-6px', marginInlineEnd: '-6px' },
  foot: { marginBlockStart: 'auto', paddingBlockStart: tokens.spacingVerticalXS },
});

type Props = {
  /** Global id. */
  id: string;
  title: string;
  /** Tags behind the title. */
  tags?: ReactNode;
  /** Opens the form; without it the card cannot be changed. */
  onEdit?: (() => void) | undefined;
  /** Loads the form's code before it is opened. */
  editIntent?: Intent;
  /** Asks and removes; without it the card cannot be removed. */
  onRemove?: (() => void) | undefined;
  /** Commands below the content. */
  foot?: ReactNode;
  children: ReactNode;
};

/** A thing of the profile as a card, with the commands that it has. */
export function ProfileCard(props: Props): ReactElement {
  const { id, title, tags, onEdit, editIntent, onRemove, foot, children } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  const titleId = useId();
  const focusMark = { [rowFocusAttribute]: id };
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div className={styles.titles}>
          <h2 id={titleId} className={styles.title} translate="no">
            {title}
          </h2>
          {tags}
        </div>
        <div className={styles.buttons}>
          {onEdit ? (
            <Button
              {...editIntent}
              {...focusMark}
              appearance="subtle"
              icon={<Edit16Regular />}
              title={t('PROFILE.EDIT', { name: title })}
              onClick={onEdit}
            />
          ) : null}
          {onRemove ? (
            <Button
              appearance="subtle"
              icon={<Delete16Regular />}
              title={t('PROFILE.REMOVE', { name: title })}
              onClick={onRemove}
            />
          ) : null}
        </div>
      </div>
      {children}
      {foot ? <div className={styles.foot}>{foot}</div> : null}
    </article>
  );
}
