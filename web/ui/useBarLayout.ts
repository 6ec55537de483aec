import { useIsPhone } from './useIsPhone.ts';

/**
 * The layout of a message bar with a button: below the text on a phone, beside it elsewhere. By itself the bar measures
 * only after it has been drawn, and then moves all that stands below it.
 */
export function useBarLayout(): 'singleline' | 'multiline' {
  return useIsPhone() ? 'multiline' : 'singleline';
}
