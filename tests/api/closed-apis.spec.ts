import { queryObjects } from 'node:v8';
import { DataSource } from 'typeorm';
import { expect, it } from 'vitest';
import { startApi } from '../factories/api.ts';
import { eventually } from '../factories/waiting.ts';

/** Those that something still holds: the garbage is collected first. */
const heldSources = (): number => queryObjects(DataSource, { format: 'count' });

it('an api that was closed is held by nothing: a worker of tests starts scores of them', async () => {
  const before = heldSources();
  for (let turn = 0; turn < 2; turn += 1) await (await startApi()).close();
  await eventually('both are gone', () => heldSources() <= before);
  expect(heldSources()).toBeLessThanOrEqual(before);
});
