import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useId, type ReactElement, type ReactNode, type Ref } from 'react';

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minInlineSize: 0 },
  heading: { ...typographyStyles.subtitle2, margin: 0 },
});

type Props = {
  title: string;
  children: ReactNode;
  /** Its heading, where that takes the focus. */
  heading?: Ref<HTMLHeadingElement>;
};

/** A part of a long form, with its heading. */
export function FormSection({ title, children, heading }: Props): ReactElement {
  const styles = useStyles();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading} {...(heading ? { ref: heading, tabIndex: -1 } : {})}>
        {title}
      </h2>
      {children}
    </section>
  );
}
