/** The list of integrations, a tab of the profile (INT-01). */
export const integrationsUrl = '/my-profile/integrations';

/** The form of an integration. */
export const integrationUrl = (dbId: string): string => `${integrationsUrl}/${dbId}`;

/** The form of a new integration; with the values of another where one is named. */
export const newIntegrationUrl = (copyOf?: string): string =>
  `${integrationsUrl}/new${copyOf === undefined ? '' : `?copy=${copyOf}`}`;
