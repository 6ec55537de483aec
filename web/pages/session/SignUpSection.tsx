import { makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import { useId, type ReactElement, type ReactNode } from 'react';

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  heading: { margin: 0 },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalS,
  },
});

/** A part of the registration form: its heading, and its fields side by side where there is room. */
export function SignUpSection({ title, children }: { title: string; children: ReactNode }): ReactElement {
  const styles = useStyles();
  const headingId = useId();
  return (
    <div className={styles.section} role="group" aria-labelledby={headingId}>
      <Subtitle2 as="h2" id={headingId} className={styles.heading}>
        {title}
      </Subtitle2>
      <div className={styles.fields}>{children}</div>
    </div>
  );
}
