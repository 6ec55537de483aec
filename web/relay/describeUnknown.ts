import { t } from 'i18next';
import type { Notification } from '../ui/notices/notify.ts';
import type { Problem } from './Problem.ts';

type Candidate = NonNullable<Problem['candidates']>[number];

/**
 * The gateway's information about a write with an unknown outcome; without an answer, only where to check.
 */
export type Doubt = Pick<Problem, 'check'> & Partial<Pick<Problem, 'candidates'>>;

/** The text of an unknown outcome: what may be its result, with links to it, and where to check (ERR-08). */
export function describeUnknown({
  check,
  candidates,
}: Doubt): Required<Pick<Notification, 'body' | 'links'>> {
  const found =
    candidates && t(candidates.length > 0 ? 'OUTCOME_UNKNOWN.FOUND' : 'OUTCOME_UNKNOWN.NOT_FOUND');
  const links = new Map(candidates?.flatMap((candidate) => toLink(candidate) ?? []));
  return {
    body: [t('OUTCOME_UNKNOWN.TEXT'), found, t(`OUTCOME_UNKNOWN.CHECK.${check ?? 'PAGE'}`)]
      .filter(Boolean)
      .join(' '),
    links: [...links].map(([label, to]) => ({ label, to })),
  };
}

/** Where the object is shown; null for one that has no page. */
function toLink({ node }: Candidate): [[label: string, to: string]] | null {
  switch (node.__typename) {
    case 'CheckoutOrder':
      return [[t('ORDER.TITLE', { id: node.dbId }), '/cart/checkout']];
    case 'Order':
      return [[t('ORDER.TITLE', { id: node.dbId }), `/order/${node.dbId}`]];
    case 'ProductionApplication':
      return [[t('PRODUCTION.APPLICATION', { id: node.dbId }), `/production/application/${node.dbId}`]];
    case 'Issue':
      return [[t('ISSUE.NUMBER', { id: node.dbId }), `/issues/${node.dbId}`]];
    case 'CartItem':
      return [[t('NAVIGATION.CART'), '/cart']];
    case 'WishlistEntry':
      return [[t('NAVIGATION.WISHLIST'), '/wish-list']];
    case 'Claim':
      return [[t('CLAIM.TITLE', { number: node.documentNumber ?? node.dbId }), `/claims/${node.dbId}`]];
    default:
      return null;
  }
}
