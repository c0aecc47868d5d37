import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { codeOf, numberOf, yesOrNo } from '../../content/publishing/csv.cells.js';
import { ENTRY_KIND_LABELS } from './impact-file.content.js';
import { IMPACT_FIGURE_LABELS } from './impact-admin.contract.js';
import { impactErrors } from './impact.errors.js';

export interface ImpactEntry {
  /** The line of the file that it begins on. */
  number: number;
  kind: keyof typeof ENTRY_KIND_LABELS;
  /** As a form would send them; whatever else stands there where it is no object. */
  values: unknown;
}

/** What an export says of a record that an import leaves aside. */
const UNREAD = new Set('id version created_at updated_at updated_by deleted_at is_on_map'.split(' '));

export const isJson = (text: string): boolean => /^\s*[[{]/.test(text);

/** The entries of a JSON file, each with the line it begins on. */
export function jsonEntries(text: string): ImpactEntry[] {
  const [root, lineAt] = [treeOf(text), lineCounter(text)];
  const figures = properties(findNodeAtLocation(root, ['site_metrics']))
    .filter(([name]) => !UNREAD.has(name))
    .map(([name, value]) => figure(name, value, lineAt));
  const total = findNodeAtLocation(root, ['donations', 'total_amount']);
  if (total) figures.push(figure('donations_total_amount', total, lineAt));
  const entries = [
    ...records(root, 'locations', 'location', lineAt),
    ...records(root, 'yearly_progress', 'year', lineAt),
    ...figures,
  ];
  if (entries.length === 0) throw impactErrors.fileUnknown();
  return entries;
}

function figure(name: string, value: Node, lineAt: (offset: number) => number): ImpactEntry {
  return { number: lineAt(value.offset), kind: 'figure', values: { name, value: getNodeValue(value) } };
}

function records(
  root: Node,
  part: string,
  kind: ImpactEntry['kind'],
  lineAt: (offset: number) => number,
): ImpactEntry[] {
  const node = findNodeAtLocation(root, [part]);
  const items = node?.type === 'array' ? (node.children ?? []) : [];
  return items.map((item) => ({ number: lineAt(item.offset), kind, values: readable(getNodeValue(item)) }));
}

function readable(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([field]) => !UNREAD.has(field)));
}

function properties(node: Node | undefined): [string, Node][] {
  if (node?.type !== 'object') return [];
  return (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
    key && value ? [[String(key.value), value] as [string, Node]] : [],
  );
}

function treeOf(text: string): Node {
  const errors: ParseError[] = [];
  const root = parsed(text, errors);
  const line = lineCounter(text);
  if (errors[0] || !root) throw impactErrors.fileUnreadable(line(errors[0]?.offset ?? 0));
  if (root.type !== 'object') throw impactErrors.fileUnknown();
  return root;
}

/** What is nested too deep for the reader is no export of ours. */
function parsed(text: string, errors: ParseError[]): Node | undefined {
  try {
    return parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  } catch (error) {
    if (error instanceof RangeError) throw impactErrors.fileUnknown();
    throw error;
  }
}

function lineCounter(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

const NUMBERS = new Set('year value libraries_count books_distributed beneficiaries_count order'.split(' '));

/** A line of a spreadsheet as a form would send it; cells that are no number or no word of a list are refused (400). */
export function cellValues(cells: Record<string, string>): Pick<ImpactEntry, 'kind' | 'values'> {
  const { kind: word = '', ...rest } = cells;
  const kind = codeOf('kind', word, ENTRY_KIND_LABELS);
  const values = Object.entries(rest).map(([field, cell]) => [field, valueOf(kind, field, cell)]);
  return { kind, values: Object.fromEntries(values) };
}

function valueOf(kind: ImpactEntry['kind'], field: string, cell: string): unknown {
  if (NUMBERS.has(field)) return numberOf(field, cell);
  if (field === 'is_active') return yesOrNo(field, cell);
  return kind === 'figure' && field === 'name' ? codeOf(field, cell, IMPACT_FIGURE_LABELS) : cell;
}
