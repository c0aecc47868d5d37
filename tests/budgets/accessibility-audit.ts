import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parisDay } from '@livres/api/dist/platform/clock/paris-clock.contract.js';
import { PUBLIC_PAGES } from '../e2e/audited-pages.ts';
import type { Scores } from './lighthouse-scores.ts';

/** What the page /accessibilite says of the last audit. */
const FILE = join(import.meta.dirname, '../../public-site/src/content/legal/accessibility-audit.json');
const version = (name: string) =>
  (createRequire(import.meta.url)(`${name}/package.json`) as { version: string }).version;

interface Audit {
  audited_on: string;
  tools: string;
  tested_pages: number;
  pages: { name: string; score: number }[];
}

/**
 * Writes what was found into the page /accessibilite where it says something else. In CI nothing is written: what it
 * says must be true already.
 */
export function auditFaults(names: ReadonlyMap<string, string>, scores: readonly Scores[]): string[] {
  const found = {
    tools: `Lighthouse ${version('lighthouse')} et axe-core ${version('axe-core')}`,
    tested_pages: PUBLIC_PAGES.length,
    pages: scores.map(({ path, fixed }) => ({ name: names.get(path) ?? path, score: fixed.accessibility })),
  };
  const { audited_on, ...said } = JSON.parse(readFileSync(FILE, 'utf8')) as Audit;
  if (JSON.stringify(said) === JSON.stringify(found)) return [];
  if (process.env['CI'])
    return [
      `/accessibilite : dit un audit du ${audited_on} qui n’est plus vrai (npm run budgets le réécrit, à relire et à garder)`,
    ];
  writeFileSync(FILE, `${JSON.stringify({ audited_on: parisDay(new Date()), ...found }, null, 2)}\n`);
  return [];
}
