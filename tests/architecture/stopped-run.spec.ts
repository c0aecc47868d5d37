import { spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../setup/temporary-folders.ts';
import { ROOT } from './source-files.ts';

/** Makes `.ci/run` of a copy whose `npm` begins with nothing of what it is asked for, then does this to it. */
async function runWith(npm: string, then: (pid: number) => void = () => undefined) {
  const folder = temporaryFolder('run');
  cpSync(join(ROOT, '.ci'), join(folder, '.ci'), { recursive: true });
  mkdirSync(join(folder, 'tests'));
  cpSync(join(ROOT, 'tests/flaky.md'), join(folder, 'tests/flaky.md'));
  mkdirSync(join(folder, 'programs'));
  const program = join(folder, 'programs/npm');
  writeFileSync(program, `#!/bin/sh\n${npm}\n`);
  chmodSync(program, 0o755);
  const PATH = [join(folder, 'programs'), process.env['PATH']].join(delimiter);
  // Its own group, as who judges a run ends all of it at once.
  const run = spawn('bash', ['.ci/run'], { cwd: folder, env: { ...process.env, PATH }, detached: true });
  let said = '';
  run.stdout.on('data', (text) => (said += String(text)));
  const code = new Promise<number | null>((resolve) => run.once('close', resolve));
  try {
    await expect.poll(() => said).toContain('=== static');
    if (npm.includes('begun')) await expect.poll(() => existsSync(join(folder, 'begun'))).toBe(true);
    then(run.pid!);
    return { code: await code, lines: (await code, said).trim().split('\n') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

it('a run that is stopped names the step that it was at', async () => {
  const { code, lines } = await runWith('touch begun; exec sleep 600', (pid) =>
    process.kill(-pid, 'SIGTERM'),
  );
  expect(code).toBe(143);
  expect(lines.at(-2)).toBe('Failed: static');
  expect(lines.at(-1)).toBe('0 passed, 0 failed, 0 skipped');
});

it('a run whose steps end well says so, and one whose steps fail names them all', async () => {
  expect(await runWith('exit 0')).toMatchObject({ code: 0 });
  const { code, lines } = await runWith('exit 1');
  expect(code).toBe(1);
  expect(lines.findLast((line) => line.startsWith('Failed'))).toBe(
    'Failed: static embedded external budgets',
  );
});
