import { useIsPhone } from '../useIsPhone.ts';

/**
 * The layout of a message bar with a button: below the text on a phone, next to it elsewhere. By itself the bar measures
 * only after it has been rendered, and then shifts everything below it.
 */
export function useBarLayout(): 'singleline' | 'multiline' {
  return useIsPhone() ? 'multiline' : 'singleline';
}
