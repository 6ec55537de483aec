import type { IncomingMessage } from 'node:http';

/** Whether a request is a probe, which has no bound: only the paths of health, not others that begin like them. */
export const isHealthCheck = ({ url = '' }: Pick<IncomingMessage, 'url'>): boolean =>
  /^\/health(?:[/?]|$)/.test(url);
