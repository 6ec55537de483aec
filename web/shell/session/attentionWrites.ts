/** The mutations that change what the counters of the navigation count: orders, claims, issues, missing items, announcements. */
export const attentionWrites: ReadonlySet<string> = new Set([
  'addClaimComment',
  'addIssueComment',
  'changeOrderStatus',
  'completeOrder',
  'createClaim',
  'createIssue',
  'createOrderFromMissing',
  'createOrders',
  'hideAllMissingItems',
  'hideMissingItem',
  'markAnnouncementViewed',
  'moveAvailableMissingItems',
  'moveMissingItems',
  'takeMissingItems',
  'unhideMissingItem',
  'updateClaimItem',
]);
