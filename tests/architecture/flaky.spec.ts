import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { read, ROOT } from './source-files.ts';

const MOST_LINES = 5;
const MOST_DAYS = 30;

interface Line {
  file: string;
  seen: string;
  cause: string;
}

describe('tests that are known to fail by chance', () => {
  it('are few, have their cause, and are mended within a month', () => {
    expect(faultsOf(read('tests/flaky.md'), new Date())).toEqual([]);
  });

  it('are named where they are too many, too old, gone, or without a cause', () => {
    const line = (file: string, seen: string, cause = 'a clock') => `| ${file} | ${seen} | ${cause} |`;
    const here = 'tests/architecture/flaky.spec.ts';
    const list = (...lines: string[]) =>
      ['| file | first seen | cause |', '| --- | --- | --- |', ...lines].join('\n');
    const today = new Date('2030-03-31T12:00:00Z');
    expect(faultsOf(list(line(here, '2030-03-02')), today)).toEqual([]);
    expect(faultsOf(list(line(here, '2030-02-28')), today)).toEqual([`${here}: seen on 2030-02-28`]);
    expect(faultsOf(list(line(here, 'hier')), today)).toEqual([`${here}: seen on hier`]);
    expect(faultsOf(list(line('tests/gone.spec.ts', '2030-03-02')), today)).toEqual([
      'tests/gone.spec.ts: gone',
    ]);
    expect(faultsOf(list(line(here, '2030-03-02', '')), today)).toEqual([`${here}: no cause`]);
    const many = Array.from({ length: 6 }, () => line(here, '2030-03-02'));
    expect(faultsOf(list(...many), today)).toEqual(['6 lines']);
  });
});

function faultsOf(text: string, today: Date): string[] {
  const lines = linesOf(text);
  return [
    ...(lines.length > MOST_LINES ? [`${lines.length} lines`] : []),
    ...lines.flatMap(({ file, seen, cause }) => {
      const days = (today.getTime() - Date.parse(seen)) / DAY_MS;
      return [
        ...(existsSync(join(ROOT, file)) ? [] : [`${file}: gone`]),
        ...(days <= MOST_DAYS ? [] : [`${file}: seen on ${seen}`]),
        ...(cause ? [] : [`${file}: no cause`]),
      ];
    }),
  ];
}

/** The rows of the table, without its heading. */
function linesOf(text: string): Line[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => {
      const [file = '', seen = '', cause = ''] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return { file, seen, cause };
    });
}
