import { tokens } from '@fluentui/react-components';

/** Styles of values below one another at the end of a cell; in the card of a phone they stand in one line. */
export const columnOrLine = {
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'end',
  '@media (max-width: 639.98px)': {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: tokens.spacingHorizontalS,
  },
} as const;
