import { GraphQLError, type GraphQLErrorOptions } from 'graphql';
import { defaultLanguage, translate, type Message } from '../messages/message.ts';

/**
 * A GraphQL error with a message of the gateway. It is thrown where the caller's language need not be known: the answer
 * gets the message in that language (`withRequestId`), logs have it in English.
 */
export class GatewayError extends GraphQLError {
  readonly text: Message;
  /** The argument or input field that is wrong; the answer names it in `extensions.fields`. */
  readonly field: string | undefined;
  /** The cause inside the gateway, for the log alone. */
  fault?: unknown;

  constructor(text: Message, options?: GraphQLErrorOptions, field?: string) {
    super(translate(text, defaultLanguage), options);
    this.text = text;
    this.field = field;
  }
}
