import type { CaseColumns } from './case.columns.js';
import type { CaseKind } from './case.kind.js';
import { CASE_PLACEHOLDERS, type CasePlaceholder } from './casework.contract.js';

type Rules = Pick<CaseKind, 'statuses' | 'transitions' | 'given' | 'ended'>;

const PLACEHOLDER = /\{([a-z_]+)\}/g;

/** Whether the table lets a case that is `from` become `to`. */
export function caseMayBecome(
  { transitions }: Pick<Rules, 'transitions'>,
  from: string,
  to: string,
): boolean {
  return transitions[from]?.includes(to) ?? false;
}

/** The first name between braces that stands for nothing; null where all do. */
export function unknownPlaceholder(text: string): string | null {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  return names.find((name) => !Object.hasOwn(CASE_PLACEHOLDERS, name)) ?? null;
}

/** A template's text with what its names stand for. */
export function filledText(text: string, values: Record<CasePlaceholder, string>): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => values[name as CasePlaceholder] ?? whole);
}

/** `ACC-2026-000012`: the number is of its year. */
export function caseReference(prefix: string, year: number, number: number): string {
  return `${prefix}-${year}-${String(number).padStart(6, '0')}`;
}

/** Puts a case in a state, with what follows: who has it, since when it is closed. */
export function become(kind: Rules, row: CaseColumns, status: string, at: Date, actor: number | null): void {
  row.status = status;
  row.closed_at = kind.ended.includes(status) ? (row.closed_at ?? at) : null;
  if (kind.given && status === kind.statuses[0]) row.assigned_to = null;
  else row.assigned_to ??= actor;
}

/** Gives a case to someone, or to nobody; a new one is new no more, one that is only given is new again. */
export function give(kind: Rules, row: CaseColumns, to: number | null): void {
  const [first] = kind.statuses;
  row.assigned_to = to;
  if (!kind.given) return;
  if (to !== null && row.status === first) row.status = kind.given;
  if (to === null && row.status === kind.given) row.status = first!;
}
