import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Puts all files in one queue: first those of `web`, which need no build of the client, then the few of the dialects, whose
 * workers end with them, the browser tests that open every screen of an area, the other browser tests, and the short files of
 * `node`. A long file started last would run alone for a minute; Vitest knows the longest only from an earlier run.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

/** Files of one project stand together, because each project has its own workers. */
const projects = ['web', 'e2e-php', 'e2e-java', 'e2e', 'node'];

function rankOf({ project, moduleId }: TestSpecification): number {
  return 2 * projects.indexOf(project.name) + (isLong.test(moduleId) ? 0 : 1);
}

/** Files of more than half a minute each. */
const isLong = /\/tests\/(e2e\/(accessibility|orderLists|loading)|gateway\/rest|gateway\/limits)\//;
