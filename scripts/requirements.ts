/** `npm run requirements`: which tests prove which requirement, as a report outside git. */
import { generateTraceability } from './generateTraceability.ts';

console.log(`Written: ${generateTraceability()}`);
