import { makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import { useId, type ReactElement, type ReactNode } from 'react';

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minInlineSize: 0 },
});

/** A part of a long form, with its heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }): ReactElement {
  const styles = useStyles();
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <Subtitle2 as="h2" id={heading} block>
        {title}
      </Subtitle2>
      {children}
    </section>
  );
}
