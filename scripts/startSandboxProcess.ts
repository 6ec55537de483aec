import { fork } from 'node:child_process';

/**
 * Starts the sandbox in a separate process, so that its database shares no event loop with the gateway.
 * Ends with this process. Rejects when the sandbox stops before it is ready.
 */
export function startSandboxProcess(env: NodeJS.ProcessEnv = {}): Promise<{ url: string; stop(): void }> {
  const child = fork('sandbox/main.ts', { env: { SANDBOX_PORT: '0', ...process.env, ...env } });
  const stop = () => void child.kill('SIGTERM');
  process.on('exit', stop);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) =>
      reject(new Error(`The sandbox stopped with exit code ${code} before it was ready.`)),
    );
    child.once('message', (message) => {
      if (isReady(message)) resolve({ url: message.url, stop });
    });
  });
}

function isReady(message: unknown): message is { url: string } {
  return (
    typeof message === 'object' && message !== null && 'url' in message && typeof message.url === 'string'
  );
}
