import type { GatewayContext } from '../../context/context.ts';

/** The resolver of the link to a document's PDF (GAP-87): a URL where the public origin is known, else a path. */
export const documentUrl = ({ id }: { id: number }, _args: unknown, { shared }: GatewayContext): string =>
  `${shared.linkBase}/documents/${id}`;
