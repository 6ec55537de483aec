import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Starts with the few files of the dialects, whose workers end with them, then those that open every screen of an area:
 * started last, one of them would run alone for a minute. Vitest knows the longest files only from an earlier run.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => groupOf(a) - groupOf(b) || rankOf(a) - rankOf(b));
  }
}

const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder;

function rankOf({ project, moduleId }: TestSpecification): number {
  if (project.name.startsWith('e2e-')) return 0;
  return moduleId.includes('/tests/e2e/accessibility/') ? 1 : 2;
}
