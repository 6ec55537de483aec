import { makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import { useId, type ReactElement, type ReactNode } from 'react';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { touchLine } from '../../ui/touchTarget.ts';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
    paddingBlockEnd: tokens.spacingVerticalXS,
    marginBlockEnd: tokens.spacingVerticalXS,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
  },
  title: { margin: 0 },
  all: touchLine,
});

type Props = {
  title: string;
  /** Leads to the page that has all of it. */
  all?: { label: string; to: string };
  children: ReactNode;
};

/** A part of Today under its heading. */
export function TodaySection({ title, all, children }: Props): ReactElement {
  const styles = useStyles();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <div className={styles.head}>
        <Subtitle2 as="h2" id={heading} className={styles.title}>
          {title}
        </Subtitle2>
        {all ? (
          <TextLink to={all.to} className={styles.all}>
            {all.label}
          </TextLink>
        ) : null}
      </div>
      {children}
    </section>
  );
}
