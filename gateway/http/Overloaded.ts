/** Too many requests are in progress, of the process or of the caller's address: the request is answered with 503. */
export class Overloaded extends Error {}
