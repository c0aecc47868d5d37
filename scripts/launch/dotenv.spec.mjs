import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadDotenv } from './dotenv.mjs';
import { words } from './launch.fr.mjs';
import { temporaryFolder } from '../../tests/setup/temporary-folders.ts';

let folder;
beforeEach(() => {
  folder = temporaryFolder('env');
  vi.stubEnv('ADMIN_ACCESS_CODE', undefined);
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const load = () => {
  vi.stubEnv('ADMIN_ACCESS_CODE', undefined);
  return loadDotenv(join(folder, '.env'));
};

describe('the access code', () => {
  it('is drawn at the first start, shown then only, and kept in a file that others cannot read', () => {
    expect(load()).toBe(true);
    const [, code] = /^ADMIN_ACCESS_CODE=(\S+)$/m.exec(readFileSync(join(folder, '.env'), 'utf8'));
    expect(process.env.ADMIN_ACCESS_CODE).toBe(code);
    expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600);
    expect(load()).toBe(false);
    expect(process.env.ADMIN_ACCESS_CODE).toBe(code);
  });

  it('of the environment is never shown', () => {
    vi.stubEnv('ADMIN_ACCESS_CODE', 'un-code-d-ailleurs');
    expect(loadDotenv(join(folder, '.env'))).toBe(false);
  });

  it('is told by its place after the first start', () => {
    const about = { site: 'http://x', admin: 'http://x/admin', seconds: '1' };
    expect(words.ready({ ...about, code: 'abc' })).toContain('Code d’accès    abc');
    expect(words.ready(about)).toMatch(/Code d’accès {4}celui de ADMIN_ACCESS_CODE \(fichier \.env/);
  });
});
