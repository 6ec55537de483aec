import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const folder = 'deploy/prometheus';
const text = (file: string): string => readFileSync(file, 'utf8');
const { groups } = parse(text(`${folder}/rules.yml`)) as {
  groups: { rules: { alert?: string; expr: string; annotations?: { runbook: string } }[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const alerts = rules.filter((rule) => rule.alert !== undefined);
const dashboard = JSON.parse(text('deploy/grafana/parts-portal.json')) as {
  panels: { targets: { expr: string }[] }[];
};

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

test.runIf(hasPromtool)('promise: sight: each alert fires for its fault, and none in a quiet hour', () => {
  for (const args of [
    ['check', 'config', `${folder}/prometheus.yml`],
    ['test', 'rules', `${folder}/rules.test.yml`],
  ]) {
    const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' });
    expect([status, stderr], stdout).toEqual([0, '']);
  }
});

test('promise: sight: each alert is tested, and has its place in the runbook', () => {
  const tests = text(`${folder}/rules.test.yml`);
  const headings = [...text('docs/runbook.md').matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w ]/g, '')
      .replaceAll(' ', '-'),
  );
  for (const { alert, annotations } of alerts) {
    expect(tests).toContain(`alertname="${alert}"`);
    expect(headings).toContain(annotations?.runbook);
  }
  expect(alerts.length).toBeGreaterThan(15);
});

test('promise: sight: every metric of the alerts and the dashboard is one that the gateway has', () => {
  const documented = text('docs/operation.md');
  const queries = [...rules, ...dashboard.panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr);
  const names = queries.flatMap((expr) => expr.match(/\b(?:gateway|nodejs|process)_\w+/g) ?? []);
  expect(names.length).toBeGreaterThan(40);
  for (const name of new Set(names))
    expect(documented).toContain(`\`${name.replace(/_(?:bucket|count)$/, '')}\``);
});
