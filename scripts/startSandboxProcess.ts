import { fork } from 'node:child_process';

/** A running sandbox. */
export interface SandboxProcess {
  url: string;
  /** Address of the page with the mails that it would send; null if it shows none. */
  outbox: string | null;
  stop(): void;
}

/**
 * Starts the sandbox in a separate process, so that its database shares no event loop with the gateway.
 * Ends with this process. Rejects when the sandbox stops before it is ready.
 */
export function startSandboxProcess(env: NodeJS.ProcessEnv = {}): Promise<SandboxProcess> {
  const child = fork('sandbox/main.ts', { env: { SANDBOX_PORT: '0', ...process.env, ...env } });
  const stop = () => void child.kill('SIGTERM');
  process.on('exit', stop);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) =>
      reject(new Error(`The sandbox stopped with exit code ${code} before it was ready.`)),
    );
    child.once('message', (message) => {
      if (isReady(message)) resolve({ url: message.url, outbox: message.outbox ?? null, stop });
    });
  });
}

function isReady(message: unknown): message is { url: string; outbox?: string | null } {
  return (
    typeof message === 'object' && message !== null && 'url' in message && typeof message.url === 'string'
  );
}
