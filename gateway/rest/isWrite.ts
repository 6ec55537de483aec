/** Whether a call changes something. Log-out is a GET, and does. */
export const isWrite = ({ method, operationId }: { method: string; operationId: string }): boolean =>
  method !== 'GET' || operationId === 'logout';
