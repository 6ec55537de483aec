/** Preloaded into every process of a run at another date, by NODE_OPTIONS. */
import { ServerResponse } from 'node:http';
import { shiftDate, shiftMs } from './shiftDate.ts';

shiftDate(shiftMs());

// Node writes this header by a clock that is not shifted.
const writeHead = ServerResponse.prototype.writeHead;
ServerResponse.prototype.writeHead = function (...values: Parameters<typeof writeHead>) {
  if (this.sendDate && !this.hasHeader('Date')) this.setHeader('Date', new Date().toUTCString());
  return writeHead.apply(this, values);
};
