import { sourceFiles } from './source-files.ts';

/** For each file, by its path without extension, the files of its workspace that it imports. */
export function importsOf(root: string): Map<string, string[]> {
  const files = sourceFiles(root);
  const nameOf = (path: string) => path.replace(/\.(?:tsx?|mjs)$/, '');
  const known = new Set(files.map(({ path }) => nameOf(path)));
  return new Map(
    files.map(({ path, imports }) => [
      nameOf(path),
      imports.flatMap(({ path: to = '' }) => [to, `${to}/index`].filter((one) => known.has(one))),
    ]),
  );
}

/** Tarjan's strongly connected components of more than one file; each in the order of its names. */
export function circlesOf(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];

  const visit = (file: string): number => {
    const mine = order.size;
    let low = mine;
    order.set(file, mine);
    open.push(file);
    for (const next of imports.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next)!);
    }
    lowest.set(file, low);
    if (low === mine) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1 || imports.get(file)?.includes(file)) found.push(circle.toSorted());
    }
    return low;
  };

  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return found.toSorted(([a = ''], [b = '']) => a.localeCompare(b));
}
