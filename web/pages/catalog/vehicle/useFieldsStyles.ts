import { makeStyles, tokens } from '@fluentui/react-components';

/** Fields next to each other as far as there is room. */
export const useFieldsStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
    gap: tokens.spacingHorizontalM,
    maxInlineSize: '1400px',
    // Two next to each other; what is chosen is one line.
    '@media (max-width: 639.98px)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: tokens.spacingHorizontalS,
      '& > details': { gridColumn: '1 / -1' },
      '& > :nth-child(3):not(details, details ~ *)': { gridColumn: '1 / -1' },
    },
  },
});
