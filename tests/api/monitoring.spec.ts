import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { testApi } from '../factories/api.ts';

const docker = join(import.meta.dirname, '../../docker');
const text = (path: string) => readFileSync(join(docker, path), 'utf8');
const { groups } = parse(text('prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] };
const { panels } = JSON.parse(text('grafana/livres-en-partage.json')) as { panels: Panel[] };
const rules = groups.flatMap((group) => group.rules);
const api = testApi({ BACKUP_EVERY_NIGHT: 'true', WORKER: 'apart' });
let served = '';
beforeAll(async () => {
  await api.request('/campaigns/');
  served = await (await fetch(`${api.origin}/metrics`)).text();
});

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; action: string };
}
interface Panel {
  title: string;
  targets: { expr: string }[];
}

/** The names of figures in an expression: what has an underscore and is neither a function nor a label. */
function figuresOf(expr: string): string[] {
  const bare = expr.replaceAll(/\{[^}]*\}|"[^"]*"|\b(?:by|without) ?\([^)]*\)/g, '');
  return [...bare.matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b(?! ?\()/g)].map(([name]) => name);
}

const EXPRESSIONS = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

describe('the rules of Prometheus and the dashboard of Grafana', () => {
  it('are read as a whole, and each rule says what to do', () => {
    expect(rules.length).toBeGreaterThan(7);
    expect(EXPRESSIONS.length).toBeGreaterThan(18);
    for (const { alert, labels, annotations } of rules) {
      expect(labels.severity, alert).toMatch(/^(critical|warning)$/);
      expect(
        [annotations.summary, annotations.action].every((one) => one.length > 15),
        alert,
      ).toBe(true);
    }
  });

  it.each(EXPRESSIONS)('« %s » asks for figures that /metrics has', (_, expr) => {
    const figures = figuresOf(expr);
    expect(figures.length).toBeGreaterThan(0);
    for (const figure of figures) {
      const name = figure.replace(/_(?:bucket|count|sum)$/, '');
      expect(served, figure).toMatch(new RegExp(`^# TYPE (?:${figure}|${name}) `, 'm'));
    }
  });

  it('names labels that the figures have', () => {
    expect(served).toMatch(/^backup_failing\{kind="backup"\} 0$/m);
    expect(served).toMatch(
      /^http_request_duration_seconds_count\{method="GET",route="[^"]+",status="200"\} /m,
    );
  });
});
