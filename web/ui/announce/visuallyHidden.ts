import type { GriffelStyle } from '@fluentui/react-components';

/** The style of a text for screen readers only. Its nearest positioned ancestor must be small, or the page may scroll. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies GriffelStyle;
