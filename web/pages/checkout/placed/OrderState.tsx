import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode, Ref } from 'react';
import { OrderTitle, type OrderTitleProps } from '../OrderTitle.tsx';

const useStyles = makeStyles({
  header: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
    minBlockSize: '44px',
    padding: tokens.spacingHorizontalM,
  },
  title: { margin: 0, fontSize: 'inherit' },
});

type Props = {
  icon: ReactNode;
  title: OrderTitleProps;
  headingLevel: 'h2' | 'h3';
  /** Where the order stands. */
  text: string;
  /** Commands and links. */
  children: ReactNode;
  /** With it the header can take the focus. */
  ref?: Ref<HTMLDivElement>;
};

/** The header of an order that has no panel in the checkout: a sign, its title, its state and what can be done with it. */
export function OrderState({ icon, title, headingLevel: Heading, text, children, ref }: Props): ReactElement {
  const styles = useStyles();
  return (
    <div ref={ref} tabIndex={ref ? -1 : undefined} className={styles.header}>
      {icon}
      <Heading className={styles.title}>
        <OrderTitle {...title} />
      </Heading>
      <span>{text}</span>
      {children}
    </div>
  );
}
