import { styleText } from 'node:util';
import { build } from './build.ts';
import { print } from './print.ts';
import { settingRows } from './settings.ts';

/** Prints what `--help` asks for: the settings, as docs/settings.md lists them. */
export function printHelp(): void {
  print(`Parts portal ${build.version} (${build.commit})

node gateway/main.ts            runs the gateway by the settings of its environment
node gateway/main.ts --check    tries the settings, the back end and Redis, and says what is not ok
node gateway/main.ts --help     this text

Settings:
`);
  for (const [name, byDefault, text] of settingRows())
    print(`${styleText('bold', name)}${byDefault && ` (${byDefault})`}\n    ${text}`);
}
