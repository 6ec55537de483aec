import { Checkbox, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { AgreementCard_agreement$key } from '../../__generated__/AgreementCard_agreement.graphql.ts';
import { CleanHtml } from '../../parts/richText/CleanHtml.tsx';
import { dash } from '../../ui/values/dash.ts';
import { useApproval } from './useApproval.ts';

const useStyles = makeStyles({
  card: {
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalL,
    '@media (max-width: 639.98px)': { padding: tokens.spacingHorizontalM },
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    overflowWrap: 'anywhere',
  },
  title: { ...typographyStyles.subtitle2, margin: 0, marginBlockEnd: tokens.spacingVerticalS },
  // A long text scrolls in its card, so that the box to tick stays near.
  text: { maxBlockSize: '320px', overflowY: 'auto', '& ul': { listStyleType: 'disc' } },
  approval: { marginBlockStart: tokens.spacingVerticalS, marginInlineStart: '-8px' },
});

/** An agreement: name, text and the box that approves it (AGR-02 to AGR-06). */
export function AgreementCard({ agreement }: { agreement: AgreementCard_agreement$key }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const titleId = useId();
  const { id, name, description, approval } = useFragment(
    graphql`
      fragment AgreementCard_agreement on Agreement {
        id
        name
        description
        approval
      }
    `,
    agreement,
  );
  const title = name ?? dash;
  const [setApproval, isWriting] = useApproval({ id, name: title });
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {description ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to reach what scrolls
        <div className={styles.text} tabIndex={0} role="group" aria-labelledby={titleId}>
          <CleanHtml html={description} topHeading={3} />
        </div>
      ) : null}
      <div className={styles.approval}>
        <Checkbox
          // Where it is not known whether it is approved, the box says neither.
          checked={approval ?? 'mixed'}
          label={t('AGREEMENTS.APPROVE')}
          aria-label={t('AGREEMENTS.APPROVE.OF', { name: title })}
          // Not disabled meanwhile: that would take the focus from it.
          aria-busy={isWriting}
          onChange={(_, { checked }) => {
            if (!isWriting) void setApproval(checked === true);
          }}
        />
      </div>
    </article>
  );
}
