import { configureGlobal } from 'fast-check';
import { rounds, testSeed } from './explore.ts';

// A property with its own number of runs keeps it.
configureGlobal({ seed: testSeed(), numRuns: rounds(100, 10_000) });
