/**
 * Why a customer's file server was not reached or did not take the file, for the customer. A server's own words are not
 * among it: they may repeat a password, and would make the portal read out whatever listens at an address.
 */
const reasons = {
  noServer: 'Please enter the server.',
  unknownPassword: 'Please enter the password: the stored one belongs to another server.',
  // One sentence for both: it must not tell which names the inner network knows.
  host: 'The server was not found, or its address is not a public one.',
  connection: 'The server cannot be reached at this port.',
  time: 'The server did not answer in time.',
  encryption: "The encrypted connection failed. The server's certificate must be valid for its name.",
  login: 'The server refused the user name or the password.',
  folder: 'The folder cannot be opened.',
  activeMode: 'Only the passive mode is offered. Please switch it on.',
  data: 'The server accepts no data in passive mode at its own address.',
  file: 'The server did not take the file.',
} as const;

/** A connection or an upload that did not come about; its message is for the customer. */
export class TransferFailed extends Error {
  readonly reason: keyof typeof reasons;

  constructor(reason: keyof typeof reasons, options?: ErrorOptions) {
    super(reasons[reason], options);
    this.reason = reason;
  }
}

/** Waits for one step of a transfer; whatever goes wrong in it is a failure for this reason. */
export async function step<T>(reason: keyof typeof reasons, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new TransferFailed(reason, { cause: error });
  }
}
