import { makeStyles, tokens } from '@fluentui/react-components';
import { useState, type ReactElement, type ReactNode } from 'react';

const useStyles = makeStyles({
  details: {
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  summary: {
    padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalM}`,
    '@media (pointer: coarse)': { paddingBlock: tokens.spacingVerticalM },
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    ':focus-visible': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      borderRadius: tokens.borderRadiusMedium,
    },
  },
  content: { padding: `0 ${tokens.spacingHorizontalM} ${tokens.spacingVerticalM}` },
});

/** Content behind a line that names it; rendered only while it is open. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }): ReactElement {
  const styles = useStyles();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.details} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{summary}</summary>
      {isOpen ? <div className={styles.content}>{children}</div> : null}
    </details>
  );
}
