import { tokens } from '@fluentui/react-components';

/** Width of the fade. */
export const fade = '32px';

/**
 * Styles of a flex container that scrolls sideways: what is last in sight fades out while more follows. At the end of the
 * container the fade stands behind its content.
 */
export const fadeEnd = {
  // What has the focus must not stand under it.
  scrollPaddingInline: fade,
  '::after': {
    content: '""',
    position: 'sticky',
    insetInlineEnd: 0,
    zIndex: 2,
    flexShrink: 0,
    alignSelf: 'stretch',
    inlineSize: fade,
    backgroundImage: `linear-gradient(to right, transparent, ${tokens.colorNeutralBackground1} 75%)`,
    ':dir(rtl)': {
      backgroundImage: `linear-gradient(to left, transparent, ${tokens.colorNeutralBackground1} 75%)`,
    },
    pointerEvents: 'none',
  },
} as const;
