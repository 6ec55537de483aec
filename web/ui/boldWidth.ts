import { tokens } from '@fluentui/react-components';

/** Styles of a label, which also has its text in `data-label`: it is as wide as in semibold, so that marking it moves nothing. */
export const boldWidth = {
  '::after': {
    content: 'attr(data-label)',
    display: 'block',
    blockSize: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    fontWeight: tokens.fontWeightSemibold,
  },
} as const;
