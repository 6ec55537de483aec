import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';

/** Compiles the client's operations; persisted.json starts empty so that removed operations leave it. */
export function generateRelay(): void {
  mkdirSync('web/__generated__', { recursive: true });
  writeFileSync('persisted.json', '{}\n');
  execFileSync(process.execPath, ['node_modules/relay-compiler/cli.js', '--repersist'], { stdio: 'inherit' });
  if (!existsSync('persisted.json')) throw new Error('relay-compiler wrote no persisted.json');
}
