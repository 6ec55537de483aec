import { configureGlobal } from 'fast-check';

// The same cases in each run; `npm run test:explore` looks for new ones.
configureGlobal({ seed: Number(process.env['TEST_SEED'] ?? 20_221_101) });
