import { tokens } from '@fluentui/react-components';

/** Styles of the Pay button in a list's cell: in a list of twenty a frame around each would be all that one sees. */
export const payInList = {
  marginBlock: '-8px',
  marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})`,
  justifyContent: 'start',
  color: tokens.colorBrandForegroundLink,
} as const;
