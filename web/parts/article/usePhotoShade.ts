import { makeStyles } from '@fluentui/react-components';

const useStyles = makeStyles({
  shade: {
    // In one cell of a grid: a positioned layer for each photo of a list is put together again whenever the page changes.
    display: 'grid',
    grid: 'minmax(0, 1fr) / minmax(0, 1fr)',
    '& > *': { gridArea: '1 / 1' },
    '::after': {
      content: '""',
      gridArea: '1 / 1',
      placeSelf: 'stretch',
      pointerEvents: 'none',
      backgroundColor: 'var(--photoShade)',
    },
  },
});

/** Class of what holds a photo: its white background does not glare in the dark theme. */
export const usePhotoShade = (): string => useStyles().shade;
