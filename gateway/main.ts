import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';

/**
 * Starts the gateway by the environment's settings, in this process or, with WORKERS, in several that share the port;
 * answers its URL.
 */
export async function startGateway(): Promise<string> {
  // To strip the types and compile takes half of a start; from the second one on it is read from the system's folder
  // for temporary files, or from NODE_COMPILE_CACHE. Where that cannot be written, every start is like the first.
  enableCompileCache();
  const { readEnv } = await import('./settings/env.ts');
  try {
    const env = readEnv(process.env);
    if (env.workers > 1 && cluster.isPrimary)
      return await (await import('./start/runWorkers.ts')).runWorkers(env);
    return await (await import('./start/runGateway.ts')).runGateway(env);
  } catch (error) {
    return (await import('./start/cannotStart.ts')).cannotStart(error);
  }
}

if (import.meta.main) {
  if (process.argv.includes('--help')) (await import('./settings/help.ts')).printHelp();
  else if (process.argv.includes('--check'))
    process.exitCode = await (await import('./start/doctor.ts')).runDoctor();
  else await startGateway();
}
