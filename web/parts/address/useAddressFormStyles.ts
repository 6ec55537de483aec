import { makeStyles, tokens } from '@fluentui/react-components';

/** Fields side by side where there is room. */
export const useAddressFormStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalS,
    // A field without an error keeps its height next to one with an error.
    alignItems: 'start',
  },
  wide: { gridColumn: '1 / -1' },
});
