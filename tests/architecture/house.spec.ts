import { expect, it } from 'vitest';
import { decoratorsOfOne, hurts, smallServices, uncheckedStatements } from './house-hurts.ts';
import { measures } from './house.ts';

const all = measures();

it('measures the whole house', () => {
  expect(all.length).toBeGreaterThan(15);
  expect(all.filter(({ name }) => name.startsWith('folders')).every(({ value }) => value > 6)).toBe(true);
  expect(all.filter(({ name }) => name.startsWith('definitions of')).every(({ value }) => value === 1)).toBe(
    true,
  );
});

it.each(all)('$name: at most $most', ({ value, most, found }) => {
  expect(value, found.join('\n')).toBeLessThanOrEqual(most);
});

it('finds of each thing that hurts where it is', () => {
  for (const { name, found } of hurts()) expect(found.length, name).toBeGreaterThan(0);
});

it('knows an unchecked statement, a small service of one and a decorator of one', () => {
  const file = (path: string, text: string, imports: string[] = []) => ({
    path,
    folder: 'giving',
    text,
    imports: imports.map((to) => ({ name: to, path: to })),
  });
  const statements =
    "const { rows } = await client.query<{ id: number }>(\n  'SELECT 1',\n);\nawait declared.all(tx);";
  expect(uncheckedStatements(file('giving/a.service.ts', statements))).toEqual([
    'api/src/giving/a.service.ts:1',
  ]);
  const small = file('giving/small.service.ts', 'export class Small {}');
  const user = file('giving/user.service.ts', '\n'.repeat(80), ['giving/small.service']);
  const module = file('giving/giving.module.ts', '', ['giving/small.service', 'giving/user.service']);
  expect(smallServices([small, user, module])).toEqual(['api/src/giving/small.service.ts ← user.service.ts']);
  const other = file('giving/other.service.ts', '\n'.repeat(80), ['giving/small.service']);
  expect(smallServices([small, user, other])).toEqual([]);
  const declared = 'export const OnThing = DiscoveryService.createDecorator<void>();';
  const marks = ['  @OnThing()', '  @OnThing()'].map((text, index) => file(`giving/${index}.ts`, text));
  expect(decoratorsOfOne([file('giving/a.ts', declared), marks[0]!])).toEqual(['@OnThing ← giving/0.ts']);
  expect(decoratorsOfOne([file('giving/a.ts', declared), ...marks])).toEqual([]);
});
