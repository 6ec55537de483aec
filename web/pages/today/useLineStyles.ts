import { makeStyles, tokens } from '@fluentui/react-components';
import { touchLine } from '../../ui/touchTarget.ts';

/** The lists of Today: a text and, at the end of its line, what belongs to it. */
export const useLineStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalM,
    '@media (pointer: coarse)': { alignItems: 'center' },
    paddingBlock: tokens.spacingVerticalXS,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke3,
    '& > a': touchLine,
  },
});
