import { describe, expect, it } from 'vitest';
import { faultsOfChance, faultsOfJourney } from './chance.ts';
import { read, writtenFiles } from './source-files.ts';

describe('no test is decided by chance', () => {
  const ours = writtenFiles('tests').filter((path) => /^tests\/(?:api|e2e|factories)\/.*\.ts$/.test(path));
  /** Beside the code, and of the house: what they look at is the same at each run. */
  const others = ['api', 'public-site', 'admin', 'scripts', 'tests/architecture']
    .flatMap((folder) => writtenFiles(folder))
    .filter((path) => /\.spec\.(?:tsx?|mjs)$/.test(path) && path !== 'tests/architecture/chance.spec.ts');
  const faultsIn = (paths: string[]) =>
    paths.flatMap((path) => faultsOfChance(read(path)).map((fault) => `${path}: ${fault}`));

  it('of how long something took, by a patience below the usual one, by the hour, or by what was drawn', () => {
    expect(ours.length).toBeGreaterThan(300);
    expect(faultsIn(ours)).toEqual([]);
    expect(others.length).toBeGreaterThan(150);
    expect(faultsIn(others).filter((fault) => !fault.endsWith('may stand in random text'))).toEqual([]);
  });

  it('of how soon a page shows what it will', () => {
    const journeys = ours.filter((path) => path.startsWith('tests/e2e/'));
    expect(journeys.length).toBeGreaterThan(100);
    expect(
      journeys.flatMap((path) => faultsOfJourney(read(path)).map((fault) => `${path}: ${fault}`)),
    ).toEqual([]);
  });

  it.each([
    ["expect(await line.getAttribute('aria-checked')).toBe('true');", 1],
    ['expect((await rows.allInnerTexts()).toSorted(), path).toEqual(names);', 1],
    ['expect([await page.title(), 1]).toEqual([TITLE, 1]);', 1],
    ["await expect.poll(() => line.getAttribute('aria-checked')).toBe('true');", 0],
    ['await expect.poll(async () => (await rows.allInnerTexts()).toSorted()).toEqual(names);', 0],
    ["expect(await violations(page, 'all')).toEqual([]);", 0],
    ['expect(await answer.text()).toContain(name);', 0],
  ])('%s reads once: %i', (text, faults) => {
    expect(faultsOfJourney(text)).toHaveLength(faults);
  });

  it.each([
    ['expect(Date.now() - begun).toBeLessThan(2000);', 'measures time'],
    ['expect(performance.now() - at).toBeLessThanOrEqual(5);', 'measures time'],
    ['await expect.poll(look, { timeout: 2000 }).toBe(1);', 'waits 2000 ms'],
    ['await eventually("it", () => look(), 3_000);', 'waits 3000 ms'],
    ["it('ends', { timeout: 60_000 }, () => {});", 'ends after 60000 ms'],
    ["it.each([1])('ends', () => {}, 60_000);", 'ends after 60000 ms'],
    ['beforeAll(() => start(), 120_000);', 'ends after 120000 ms'],
    ["expect(said).not.toContain('4242');", '4242'],
    ['expect(text).not.toMatch(/73|DON-2026/);', '73'],
    ['const today = new Date().toISOString().slice(0, 10);', 'parisDay'],
    ['const day = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);', 'parisDay'],
    ['const YEAR = new Date().getFullYear();', 'parisDay'],
    ["await answer(challenge, '000000');", 'wrongCode'],
    ["const folder = mkdtempSync(join(tmpdir(), 'livres-'));", 'temporaryFolder'],
    ['const { version } = (await admin(`/admin/donations/${id}`)).body;', 'actCurrent'],
    ['it("x", async () => { await pause(500); expect(emails).toHaveLength(1); });', 'jobsSettled'],
    ['it("x", async () => { await pause(500); expect(await subjects(a)).toEqual([b]); });', 'jobsSettled'],
  ])('%s is refused', (text, reason) => {
    expect(faultsOfChance(text)).toEqual([expect.stringContaining(reason)]);
  });

  it.each([
    'await expect.poll(look, { timeout: 30_000, interval: 50 }).toBe(1);',
    'await eventually("it", () => look());',
    "it('ends', { timeout: 600_000 }, () => {});",
    "expect(said).not.toContain('Tchoungui');",
    "expect(withoutTokens(said)).not.toContain('4242');",
    "expect([...names]).not.toContain('4242');",
    'expect(text).not.toMatch(/at .+:\\d+/);',
    'const day = parisDay(new Date(Date.now() + DAY_MS));',
    'const year = clock.now().getUTCFullYear();',
    'it("x", async () => { await pause(500); expect(emails).toEqual([]); });',
  ])('%s is not', (text) => {
    expect(faultsOfChance(text)).toEqual([]);
  });
});
