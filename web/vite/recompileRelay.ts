import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Compiles the operations again when a source or the schema changes (the compiler's own `--watch` needs watchman). */
export function recompileRelay(): Plugin {
  return {
    name: 'recompile-relay',
    apply: 'serve',
    configureServer(server) {
      if (process.env['VITEST']) return;
      const top = resolve(import.meta.dirname, '../..');
      const schema = resolve(top, 'schema.graphql');
      let waiting: ReturnType<typeof setTimeout> | undefined;
      const compile = () =>
        execFile(
          process.execPath,
          [
            resolve(top, 'node_modules/relay-compiler/cli.js'),
            '--repersist',
            '--output',
            'quiet-with-errors',
          ],
          { cwd: top },
          (error, stdout, stderr) => {
            if (error) server.config.logger.error(stdout + stderr);
          },
        );
      server.watcher.add(schema);
      server.watcher.on('change', (file) => {
        if (file.includes('__generated__') || !(file === schema || /\.tsx?$/.test(file))) return;
        clearTimeout(waiting);
        waiting = setTimeout(compile, 80);
      });
    },
  };
}
