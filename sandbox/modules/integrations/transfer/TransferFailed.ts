/**
 * Reasons, as shown to the customer, why a file server was not reached or refused the file. They never contain the
 * server's own text, which may repeat a password and would reveal what listens at an address.
 */
const reasons = {
  noServer: 'Please enter the server.',
  unknownPassword: 'Please enter the password: the stored one belongs to another server.',
  // One sentence for both: it must not reveal which names the inner network resolves.
  host: 'The server was not found, or its address is not a public one.',
  connection: 'The server cannot be reached at this port.',
  time: 'The server did not answer in time.',
  encryption: "The encrypted connection failed. The server's certificate must be valid for its name.",
  noTls: 'The server offers no TLS. Please switch TLS off, or have it switched on at the server.',
  unencrypted: 'The server accepts only encrypted connections. Please switch TLS on.',
  login: 'The server refused the user name or the password.',
  folder: 'The folder cannot be opened.',
  activeMode: 'Only the passive mode is offered. Please switch it on.',
  data: 'The server accepts no data in passive mode at its own address.',
  file: 'The server did not take the file.',
  space: 'The server could not store the file. It may be full.',
  broken: 'The connection broke off before the whole file had arrived. The file that was there is unchanged.',
  rename: 'The server took the file under another name, but did not let it be renamed.',
} as const;

/** The step of a transfer that failed, and how. */
export type FailureReason = keyof typeof reasons;

/** A failed connection or upload; its message is shown to the customer. */
export class TransferFailed extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, options?: ErrorOptions) {
    super(reasons[reason], options);
    this.reason = reason;
  }
}

/** Waits for a step of a transfer; any error in it becomes a failure with this reason, or the one found for the error. */
export async function step<T>(
  reason: FailureReason | ((error: unknown) => FailureReason),
  work: Promise<T>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new TransferFailed(typeof reason === 'function' ? reason(error) : reason, { cause: error });
  }
}
