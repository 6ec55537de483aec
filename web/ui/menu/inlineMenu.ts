import type { GriffelStyle } from '@fluentui/react-components';

/**
 * The style of the popover of a menu that stands in the page, next to its button: above heads and pinned cells of tables and
 * the bars at the end of the window.
 */
export const inlineMenu = { zIndex: 6 } as const satisfies GriffelStyle;
