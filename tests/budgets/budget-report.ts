import { isFast, type Scores } from './lighthouse-scores.ts';
import { PERFORMANCE, SCORES, WEIGHT_LIMITS as MOST } from './limits.ts';
import type { PageWeight } from './page-weight.ts';

export function weightTable(weights: PageWeight[]): string {
  const rows = weights.map((page) => [
    page.path,
    kb(page.html),
    kb(page.script),
    kb(page.style),
    kb(page.total),
  ]);
  return table(['page', 'HTML', 'JavaScript', 'CSS', 'tout'], rows);
}

export function weightFaults(weights: PageWeight[]): string[] {
  return weights.flatMap(({ path, html, script, style, total }) => [
    ...over(`${path} : JavaScript`, script, MOST.script),
    ...over(`${path} : CSS`, style, MOST.style),
    ...(path === '/' ? over('/ : HTML', html, MOST.html) : []),
    ...(path === '/' ? over('/ : tout, avant de faire défiler', total, MOST.homeTotal) : []),
  ]);
}

export function scoreTable(scores: Scores[]): string {
  const rows = scores.map((page) => [
    page.path,
    String(page.performance),
    ...Object.values(page.fixed).map(String),
    `${Math.round(page.lcpMs)} ms`,
    page.cls.toFixed(3),
    `${Math.round(page.tbtMs)} ms`,
    `× ${page.slowdown.toFixed(1)}`,
    String(page.runs),
  ]);
  const heads = [
    'page',
    'performance',
    'accessibilité',
    'bonnes pratiques',
    'SEO',
    'LCP',
    'CLS',
    'TBT',
    'processeur',
    'essais',
  ];
  return table(heads, rows);
}

export function scoreFaults(scores: Scores[]): string[] {
  return scores.flatMap((page) => [...slowness(page), ...lostPoints(page)]);
}

function slowness(page: Scores): string[] {
  if (isFast(page)) return [];
  const { score, lcpMs, cls, tbtMs } = PERFORMANCE;
  return [`${page.path} : trop lente (au moins ${score}, LCP ${lcpMs} ms, CLS ${cls}, TBT ${tbtMs} ms)`];
}

function lostPoints({ path, fixed, faults }: Scores): string[] {
  const isComplete =
    fixed.accessibility >= SCORES.accessibility && fixed['best-practices'] >= SCORES['best-practices'];
  return isComplete && fixed.seo >= SCORES.seo ? [] : [`${path} : ${faults.join(' ; ')}`];
}

function over(what: string, bytes: number, most: number): string[] {
  return bytes > most ? [`${what} pèse ${kb(bytes)}, pour ${kb(most)} au plus`] : [];
}

function kb(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} Ko`;
}

function table(heads: string[], rows: string[][]): string {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0)))
      .join('  ');
  return `\n${[heads, ...rows].map(line).join('\n')}\n`;
}
