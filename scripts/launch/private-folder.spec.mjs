import { chmodSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeFolder } from './private-folder.mjs';
import { temporaryFolder } from '../../tests/setup/temporary-folders.ts';

let parent;
let folder;
beforeEach(() => {
  parent = temporaryFolder('var');
  folder = join(parent, 'var');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const modeOf = (...path) => statSync(join(folder, ...path)).mode & 0o777;

function openToAll() {
  for (const name of ['', 'mail', 'media', 'postgres']) {
    mkdirSync(join(folder, name), { recursive: true });
    chmodSync(join(folder, name), 0o755);
  }
  writeFileSync(join(folder, 'postgres-password'), 'secret');
  chmodSync(join(folder, 'postgres-password'), 0o644);
}

describe('the folder of the data', () => {
  it('is for its own account only, with what lies in it, even where it was open before', () => {
    openToAll();
    closeFolder(folder);
    expect([modeOf(), modeOf('mail'), modeOf('media')]).toEqual([0o700, 0o700, 0o700]);
    expect(modeOf('postgres-password')).toBe(0o600);
  });

  it('lets PostgreSQL’s own account pass, and nothing be listed or read', () => {
    openToAll();
    closeFolder(folder, { isPassedByPostgres: true });
    expect([modeOf(), modeOf('mail'), modeOf('postgres-password')]).toEqual([0o711, 0o700, 0o600]);
    // PostgreSQL's own affair: it refuses to start in a folder that others can read.
    expect(modeOf('postgres')).toBe(0o755);
  });

  it('is made where it does not exist yet', () => {
    closeFolder(folder);
    expect(modeOf()).toBe(0o700);
  });
});
