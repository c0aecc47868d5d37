import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { sweepTemporaryFolders, temporaryFolder } from '../setup/temporary-folders.ts';

it('what a run that was killed has left is swept a day later, what is newer is another run’s', () => {
  const folder = temporaryFolder('sweep');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(basename(dirname(folder))).toMatch(/^livres-en-partage-tests-\d+$/);
  for (const name of ['old', 'new']) {
    mkdirSync(join(folder, name, 'postgres'), { recursive: true });
    writeFileSync(join(folder, name, 'postgres/PG_VERSION'), '18');
  }
  const now = Date.now();
  utimesSync(join(folder, 'old'), now / 1000, (now - 86_460_000) / 1000);
  sweepTemporaryFolders(now, folder);
  expect(['old', 'new'].map((name) => existsSync(join(folder, name)))).toEqual([false, true]);
});
