import { makeStyles } from '@fluentui/react-components';

const useStyles = makeStyles({
  shade: {
    position: 'relative',
    '::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      pointerEvents: 'none',
      backgroundColor: 'var(--photoShade)',
    },
  },
});

/** Class of what holds a photo: its white background does not glare in the dark theme. */
export const usePhotoShade = (): string => useStyles().shade;
