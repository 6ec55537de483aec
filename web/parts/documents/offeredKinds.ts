import { mayOpen } from '../../shell/guard.ts';
import type { Session } from '../../shell/session/loadSession.ts';
import { packKinds, type PackKind } from './documentPack.ts';
import { documentListAccess, documentPageAccess, statementsAccess } from './documentsAccess.ts';

/** The kinds of document that a user can download: their files and lines are for those who may open documents. */
export const offeredKinds = (session: Session): readonly PackKind[] =>
  packKinds.filter((kind) =>
    kind === 'statements'
      ? mayOpen(session, statementsAccess)
      : mayOpen(session, documentListAccess) && mayOpen(session, documentPageAccess),
  );
