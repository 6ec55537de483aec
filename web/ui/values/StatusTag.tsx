import { Badge, makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';

/** Colours of the specification's status tags (ORD-16); never the only sign: the text says the same. Blue is for news. */
export type StatusColor = 'gold' | 'red' | 'green' | 'blue' | 'none';

/** Between Fluent's two backgrounds of a colour: one cannot be seen on the page, the other one shouts. */
const between = (quiet: string, loud: string) => `color-mix(in srgb, ${quiet} 60%, ${loud})`;

const useStyles = makeStyles({
  tag: {
    // Quiet next to the number of its row. With forced colours the frame shows.
    fontWeight: tokens.fontWeightRegular,
    whiteSpace: 'nowrap',
    ...shorthands.borderColor(tokens.colorTransparentStroke),
  },
  gold: {
    backgroundColor: between(tokens.colorPaletteMarigoldBackground1, tokens.colorPaletteMarigoldBackground2),
    color: tokens.colorPaletteMarigoldForeground2,
  },
  red: {
    backgroundColor: between(tokens.colorStatusDangerBackground1, tokens.colorStatusDangerBackground2),
    color: tokens.colorStatusDangerForeground2,
  },
  green: {
    backgroundColor: between(tokens.colorStatusSuccessBackground1, tokens.colorStatusSuccessBackground2),
    color: tokens.colorStatusSuccessForeground2,
  },
  blue: {
    backgroundColor: between(tokens.colorBrandBackground2, tokens.colorBrandBackground2Hover),
    color: tokens.colorBrandForeground2,
  },
  none: { backgroundColor: tokens.colorNeutralBackground4, color: tokens.colorNeutralForeground2 },
});

type Props = { color: StatusColor; className?: string; children: ReactNode };

/** A status as a tinted tag with its text. */
export function StatusTag({ color, className, children }: Props): ReactElement {
  const styles = useStyles();
  return (
    <Badge appearance="tint" shape="rounded" className={mergeClasses(styles.tag, styles[color], className)}>
      {children}
    </Badge>
  );
}
