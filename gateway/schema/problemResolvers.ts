import type { GatewayContext } from '../context/context.ts';
import { translate, type MessageText } from '../messages/message.ts';
import type { Resolvers } from './resolvers.generated.ts';

/** Resolves `message` in the caller's language. */
export const inLanguage = {
  message: ({ message }: { message: MessageText }, _args: unknown, { session }: GatewayContext) =>
    translate(message, session.locale),
};

const allInLanguage = {
  ...inLanguage,
  messages: ({ messages }: { messages: MessageText[] }, _args: unknown, { session }: GatewayContext) =>
    messages.map((text) => translate(text, session.locale)),
};

/** The problems that any mutation may answer; a module resolves its other problems. */
export const problemResolvers: Resolvers = {
  ConfirmationRequired: allInLanguage,
  FieldError: inLanguage,
  Forbidden: inLanguage,
  InvalidInput: inLanguage,
  NotFound: inLanguage,
  OtherAccount: inLanguage,
  OutcomeUnknown: inLanguage,
  Rejected: allInLanguage,
};
