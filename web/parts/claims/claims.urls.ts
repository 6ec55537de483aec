/** The kinds of claim as paths name them (CLM-03, d3 §5). */
export const claimKinds = ['return', 'reclamation'] as const;
/** A kind of claim. */
export type ClaimKind = (typeof claimKinds)[number];

/** Whether a text of a path is a kind of claim. */
export const isClaimKind = (text: string | undefined): text is ClaimKind =>
  claimKinds.some((kind) => kind === text);

/** The list of claims (CLM-01), the choice of a kind (CLM-02), the form of a new claim (CLM-03), and one claim (CLM-05). */
export const claimsUrl = '/claims';
export const newClaimUrl = '/claims/new';
export const createClaimUrl = (kind: ClaimKind): string => `/claims/new/${kind}`;
export const claimUrl = (dbId: string): string => `/claims/${encodeURIComponent(dbId)}`;
/** The slip that travels with the goods. */
export const claimSlipUrl = (dbId: string): string => `${claimUrl(dbId)}/slip`;

/** Added to the address of a document's page, it opens the choice of the lines to claim. */
export const claimParameter = 'claim';
