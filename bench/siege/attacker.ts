/** Attacks GATEWAY: a number from the parent begins the attack of that place in the table, −1 ends it. */
import { setPriority } from 'node:os';
import { answerParent } from '../answerParent.ts';
import { attacks } from './attacks.ts';

// On other machines attackers would take nothing of the gateway's processors.
setPriority(19);
const url = process.env['GATEWAY'] ?? '';
let running = new AbortController();

answerParent(url, {
  onNumber(place) {
    running.abort();
    running = new AbortController();
    const attack = Object.values(attacks)[place];
    void attack?.(url, running.signal).catch((error: unknown) => console.error(error));
  },
});
