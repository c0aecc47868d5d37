import { figureOf, type ChartData } from '../data/chart-data';
import { values as texts } from '../data/values.fr';

export interface FlowKeys<Key extends string> {
  from: Key;
  to: Key;
  value: Key;
}

export interface Flow {
  from: string;
  to: string;
  value: number;
}

export interface FlowNode {
  name: string;
  value: number;
  /** In pixels, from the top. */
  y: number;
  height: number;
}

export interface FlowRibbon extends Flow {
  fromY: number;
  toY: number;
  height: number;
}

export interface FlowLayout {
  from: FlowNode[];
  to: FlowNode[];
  ribbons: FlowRibbon[];
}

const GAP = 8;
/** Two lines of text. */
const NAME = 40;

/** The flows between so many of the greatest on each side; those to or from others are put together. */
export function boundedFlows<Key extends string>(
  data: ChartData<Key>,
  keys: FlowKeys<Key>,
  most: number,
): Flow[] {
  const flows = data.rows.flatMap((row) => {
    const value = figureOf(row, keys.value) ?? 0;
    return value > 0
      ? [{ from: String(row.values[keys.from] ?? ''), to: String(row.values[keys.to] ?? ''), value }]
      : [];
  });
  const fromName = namesOf(flows, 'from', most);
  const toName = namesOf(flows, 'to', most);
  const sums = new Map<string, Flow>();
  for (const flow of flows) {
    const [from, to] = [fromName(flow.from), toName(flow.to)];
    const key = JSON.stringify([from, to]);
    sums.set(key, { from, to, value: (sums.get(key)?.value ?? 0) + flow.value });
  }
  return [...sums.values()];
}

function namesOf(flows: readonly Flow[], side: 'from' | 'to', most: number): (name: string) => string {
  const sorted = sumsOf(flows, side).map(([name]) => name);
  if (sorted.length <= most) return (name) => name;
  const kept = new Set(sorted.slice(0, most - 1));
  const rest = texts.others(sorted.length - kept.size);
  return (name) => (kept.has(name) ? name : rest);
}

function sumsOf(flows: readonly Flow[], side: 'from' | 'to'): [name: string, value: number][] {
  const sums = new Map<string, number>();
  for (const flow of flows) sums.set(flow[side], (sums.get(flow[side]) ?? 0) + flow.value);
  return [...sums].toSorted(([, one], [, other]) => other - one);
}

/** Nodes as high as what goes through them, with room enough for their names, and ribbons between them. */
export function flowLayout(flows: readonly Flow[], height: number): FlowLayout {
  const sums = { from: sumsOf(flows, 'from'), to: sumsOf(flows, 'to') };
  const unit = Math.min(unitFor(sums.from, height), unitFor(sums.to, height));
  const nodes = { from: stacked(sums.from, unit, height), to: stacked(sums.to, unit, height) };
  const used = { from: new Map<string, number>(), to: new Map<string, number>() };
  const ordered = flows.toSorted(
    (one, other) =>
      orderOf(nodes.from, one.from) - orderOf(nodes.from, other.from) ||
      orderOf(nodes.to, one.to) - orderOf(nodes.to, other.to),
  );
  const ribbons = ordered.map((flow) => ({
    ...flow,
    fromY: placeOf('from', flow),
    toY: placeOf('to', flow),
    height: flow.value * unit,
  }));
  return { ...nodes, ribbons };

  function placeOf(side: 'from' | 'to', flow: Flow): number {
    const node = nodes[side].find(({ name }) => name === flow[side])!;
    const before = used[side].get(node.name) ?? 0;
    used[side].set(node.name, before + flow.value);
    return node.y + before * unit;
  }
}

type Sums = readonly [name: string, value: number][];

const roomOf = (value: number, unit: number): number => Math.max(NAME, value * unit + GAP);

/** How many pixels one is worth, so that a side fills its height. */
function unitFor(sums: Sums, height: number): number {
  let [low, high] = [0, height / sums.reduce((total, [, value]) => total + value, 0)];
  for (let round = 0; round < 40; round += 1) {
    const middle = (low + high) / 2;
    const isTooHigh = sums.reduce((total, [, value]) => total + roomOf(value, middle), 0) > height;
    if (isTooHigh) high = middle;
    else low = middle;
  }
  return low;
}

/** Under one another, in the middle of the height where they do not fill it. */
function stacked(sums: Sums, unit: number, height: number): FlowNode[] {
  let y = (height - sums.reduce((total, [, value]) => total + roomOf(value, unit), 0)) / 2;
  return sums.map(([name, value]) => {
    const room = roomOf(value, unit);
    const own = value * unit;
    const node = { name, value, y: y + (room - own) / 2, height: own };
    y += room;
    return node;
  });
}

const orderOf = (nodes: readonly FlowNode[], name: string): number =>
  nodes.findIndex((node) => node.name === name);
