import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, writtenFiles } from './source-files.ts';

const code = writtenFiles().filter((path) => /\.tsx?$/.test(path));

/** Files that put capabilities together, whatever these are. */
const COMPOSING = [
  /^api\/src\/(?:[^/]+\/)?[^/]+\.ts$/,
  /^api\/src\/people\/access\/access\.contract\.ts$/,
  /^admin\/src\/[^/]+\.tsx?$/,
  /^admin\/src\/shell\//,
  /^public-site\/src\/app\/routes\.ts$/,
  /^public-site\/src\/shared\/paths\.ts$/,
  /^public-site\/server\/[^/]+\.ts$/,
  /^tests\/architecture\/may-use\.ts$/,
  /^tests\/(?:api\/routes\.spec|e2e\/audited-pages)\.ts$/,
];

describe('the touch lists of docs/change.md', () => {
  it('name each file that a field of a campaign is written in', () => {
    const list = sectionOf('Touch list: a field of a campaign');
    const naming = code.filter(
      (path) =>
        /^(?:api|admin|public-site)\/src\/content\/campaigns\//.test(path) &&
        !/\.spec\.tsx?$/.test(path) &&
        /\bshort_description\b/.test(read(path)),
    );
    expect(naming.length).toBeGreaterThan(10);
    expect(naming.filter((path) => !list.includes(basename(path)))).toEqual([]);
  });

  it('name each file that a capability is composed in', () => {
    const list = sectionOf('Touch list: a capability');
    const naming = code.filter(
      (path) =>
        COMPOSING.some((pattern) => pattern.test(path)) && /\b(?:partners|partenaires)\b/.test(read(path)),
    );
    expect(naming.length).toBeGreaterThan(8);
    expect(naming.filter((path) => !list.includes(path))).toEqual([]);
  });
});

function sectionOf(heading: string): string {
  const section = read('docs/change.md').split(`\n## ${heading}\n`)[1]?.split('\n## ')[0];
  if (section === undefined) throw new Error(`docs/change.md has no « ${heading} »`);
  return section;
}
