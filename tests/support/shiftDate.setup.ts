/** Preloaded into every process of a run at another date, by NODE_OPTIONS. */
import { ServerResponse } from 'node:http';
import { shiftDate, shiftMs } from './shiftDate.ts';

shiftDate(shiftMs());

// Node writes this header by a clock that is not shifted.
ServerResponse.prototype.writeHead = new Proxy(ServerResponse.prototype.writeHead, {
  apply: (target, response: ServerResponse, values: Parameters<ServerResponse['writeHead']>) => {
    if (response.sendDate && !response.hasHeader('Date'))
      response.setHeader('Date', new Date().toUTCString());
    return target.apply(response, values);
  },
});
