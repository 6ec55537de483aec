import { tokens } from '@fluentui/react-components';

/** Width of the fade. */
export const fade = '32px';

/**
 * Styles of a flex container that scrolls sideways: what is last in sight fades out while more follows. At the end of the
 * container the fade is gone, in browsers without scroll-driven animations it stands behind the content.
 *
 * @param gap the container's, between its parts
 * @param end how far the fade is from the container's end, where something stays in place there
 */
export const fadeEnd = (gap = '0px', end = '0px') =>
  ({
    // What has the focus must not stand under it.
    scrollPaddingInlineStart: fade,
    scrollPaddingInlineEnd: `calc(${fade} + ${end})`,
    '::after': {
      content: '""',
      position: 'sticky',
      insetInlineEnd: end,
      zIndex: 2,
      flexShrink: 0,
      alignSelf: 'stretch',
      inlineSize: fade,
      backgroundImage: `linear-gradient(to right, transparent, ${tokens.colorNeutralBackground1} 75%)`,
      ':dir(rtl)': {
        backgroundImage: `linear-gradient(to left, transparent, ${tokens.colorNeutralBackground1} 75%)`,
      },
      pointerEvents: 'none',
      // Where nothing scrolls, the animation is inactive and the fade stays transparent.
      '@supports (animation-timeline: scroll())': {
        marginInlineStart: `calc(-${fade} - ${gap})`,
        opacity: 0,
        animationName: { from: { opacity: 1 }, '90%': { opacity: 1 }, to: { opacity: 0 } },
        animationTimingFunction: 'linear',
        animationDuration: 'auto',
        animationTimeline: 'scroll(nearest inline)',
      },
    },
  }) as const;

/**
 * Styles of a flex container whose parts stay on one line that the user can scroll sideways.
 *
 * @param gap the container's, between its parts
 */
export const oneScrollingLine = (gap: string) =>
  ({
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& > *': { flexShrink: 0 },
    ...fadeEnd(gap),
  }) as const;
