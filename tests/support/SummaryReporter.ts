import type { Reporter, TestCase, TestModule } from 'vitest/node';

/**
 * Prints at the end of a run how long it took, its ten slowest files, and the tests that passed only in a second attempt, with
 * what failed in the first.
 */
export class SummaryReporter implements Reporter {
  #startedAt = 0;

  onTestRunStart(): void {
    this.#startedAt = Date.now();
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length > 1) this.#print('Slowest files', slowestFiles(modules));
    const retried = retriedTests(modules);
    if (retried.length > 0) this.#print(`Retried tests (${String(retried.length)})`, retried);
    const minutes = (Date.now() - this.#startedAt) / 60_000;
    process.stdout.write(`\nThe whole run took ${minutes.toFixed(1)} minutes.\n`);
  }

  #print(title: string, lines: readonly string[]): void {
    process.stdout.write(`\n${title}:\n${lines.map((line) => `  ${line}\n`).join('')}`);
  }
}

function slowestFiles(modules: readonly TestModule[]): string[] {
  return modules
    .map((module) => {
      const { collectDuration, setupDuration, duration } = module.diagnostic();
      return { seconds: (collectDuration + setupDuration + duration) / 1000, file: module.relativeModuleId };
    })
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ seconds, file }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`);
}

function retriedTests(modules: readonly TestModule[]): string[] {
  return modules.flatMap((module) =>
    [...module.children.allTests()]
      .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
      .map((test) => `${module.relativeModuleId} > ${test.fullName}${firstError(test)}`),
  );
}

/** The error of the first attempt, with its file and line; empty if there is none. */
function firstError(test: TestCase): string {
  const [error] = test.result().errors ?? [];
  if (!error) return '';
  const at = error.stacks?.find(({ file }) => file.includes('/tests/'));
  return `\n    ${error.message.split('\n', 2).join(' ')}${at ? ` (${at.file}:${at.line})` : ''}`;
}
