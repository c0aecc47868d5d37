import { isFast, type Scores } from './lighthouse-scores.ts';
import {
  MOST_LAYOUT_SHIFT,
  PERFORMANCE,
  REQUESTS,
  SCORES,
  TOLD_FROM,
  WEIGHT_LIMITS as MOST,
} from './limits.ts';
import type { PageWeight } from './page-weight.ts';

export function weightTable(weights: PageWeight[]): string {
  const rows = weights.map((page) => [
    page.path,
    kb(page.html),
    kb(page.script),
    kb(page.style),
    kb(page.total),
    String(page.requests),
  ]);
  return table(['page', 'HTML', 'JavaScript', 'CSS', 'tout', 'requêtes'], rows);
}

export function weightFaults(weights: PageWeight[]): string[] {
  return [
    ...limitsOf(weights)
      .filter(({ bytes, most }) => bytes > most)
      .map(({ what, bytes, most }) => `${what} pèse ${kb(bytes)}, pour ${kb(most)} au plus`),
    ...weights
      .filter(({ requests }) => requests > REQUESTS.most)
      .map(({ path, requests }) => `${path} : ${requests} requêtes, pour ${REQUESTS.most} au plus`),
  ];
}

/** What weighs nearly as much as it may: the next change of it may be refused. */
export function weightWarnings(weights: PageWeight[]): string[] {
  const many = weights
    .filter(({ requests }) => requests > REQUESTS.aim && requests <= REQUESTS.most)
    .map(({ path, requests }) => `${path} : ${requests} requêtes, pour ${REQUESTS.aim} visées`);
  const heavy = limitsOf(weights)
    .filter(({ bytes, most }) => bytes <= most && bytes >= TOLD_FROM * most)
    .map(
      ({ what, bytes, most }) =>
        `${what} pèse ${kb(bytes)} sur ${kb(most)} : ${most - bytes} octets de marge`,
    );
  return [...heavy, ...many];
}

function limitsOf(weights: PageWeight[]): { what: string; bytes: number; most: number }[] {
  return weights.flatMap(({ path, html, script, style, total }) => [
    { what: `${path} : JavaScript`, bytes: script, most: MOST.script },
    { what: `${path} : CSS`, bytes: style, most: MOST.style },
    ...(path === '/'
      ? [
          { what: '/ : HTML', bytes: html, most: MOST.html },
          { what: '/ : tout, avant de faire défiler', bytes: total, most: MOST.homeTotal },
        ]
      : []),
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
    String(Math.round(page.machineIndex)),
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
    'indice',
    'essais',
  ];
  return table(heads, rows);
}

export function scoreFaults(scores: Scores[]): string[] {
  return scores.flatMap((page) => [...shifts(page), ...lostPoints(page)]);
}

/** What was slow here: a busy processor may be the cause, so that it refuses nothing. */
export function slowPages(scores: Scores[]): string[] {
  const { score, lcpMs, tbtMs } = PERFORMANCE;
  return scores
    .filter((page) => !isFast(page))
    .map(({ path }) => `${path} : lente ici (visé : au moins ${score}, LCP ${lcpMs} ms, TBT ${tbtMs} ms)`);
}

function shifts({ path, cls }: Scores): string[] {
  return cls > MOST_LAYOUT_SHIFT ? [`${path} : bouge en se chargeant (CLS ${cls.toFixed(3)})`] : [];
}

function lostPoints({ path, fixed, faults }: Scores): string[] {
  const isComplete =
    fixed.accessibility >= SCORES.accessibility && fixed['best-practices'] >= SCORES['best-practices'];
  return isComplete && fixed.seo >= SCORES.seo ? [] : [`${path} : ${faults.join(' ; ')}`];
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
