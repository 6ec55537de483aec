import { makeStyles, tokens } from '@fluentui/react-components';

/** Fields next to each other as far as there is room. */
export const useFieldsStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
    gap: tokens.spacingHorizontalM,
    maxInlineSize: '1400px',
  },
});
