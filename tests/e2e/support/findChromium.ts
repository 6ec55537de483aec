import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The headless shell comes first: it renders no browser windows and takes half the processor time. */
const systemPaths = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);

/**
 * Path of a Chromium: CHROMIUM_PATH, else Playwright's, else the system's. As root on Debian it installs one;
 * elsewhere it throws an error with the command to install one.
 */
export function findChromium(): string {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    if (!existsSync(asked)) throw new Error(`CHROMIUM_PATH is ${asked}, which does not exist.`);
    return asked;
  }
  const found = findInstalled() ?? (install() ? findInstalled() : undefined);
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium: run `npx playwright install chromium`, or set CHROMIUM_PATH.',
  );
}

const findInstalled = () => [chromium.executablePath(), ...systemPaths].find(isExecutable);

/** Installs Chromium with Debian's package manager; false where that is not possible. */
function install(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  // Releases without a package of the shell have one of the browser.
  return aptGet('update') && (aptInstall('chromium-headless-shell') || aptInstall('chromium'));
}

const aptInstall = (name: string) => aptGet('install', '-y', '--no-install-recommends', name);
const aptGet = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'ignore' }).status === 0;

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
