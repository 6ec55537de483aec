import { GraphQLError, type GraphQLErrorOptions } from 'graphql';
import { defaultLanguage, translate, type Message } from '../messages/message.ts';

/**
 * A GraphQL error with a message of the gateway. It is thrown where the caller's language need not be known: the answer
 * gets the message in that language (`withRequestId`), logs have it in English.
 */
export class GatewayError extends GraphQLError {
  readonly text: Message;

  constructor(text: Message, options?: GraphQLErrorOptions) {
    super(translate(text, defaultLanguage), options);
    this.text = text;
  }
}
