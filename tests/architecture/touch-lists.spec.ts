import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, writtenFiles } from './source-files.ts';

const code = writtenFiles().filter((path) => /\.tsx?$/.test(path));

/** What a capability is written in, and what others wrote to use it: no file that existed before it puts it together. */
const NOT_COMPOSING = [
  // Folders of capabilities, its own and those of others; access alone says something of all of them.
  /^(?:api|admin|public-site)\/src\/(?!platform\/|shared\/|app\/|home\/|shell\/|dashboard\/|people\/access\/)[^/]+\/[^/]+\//,
  /^public-site\/src\/app\/(?:routes|showcase)\//,
  /^api\/src\/platform\/database\/migrations\/\d/,
  // Demonstration, tests and what they make.
  /^api\/demo\//,
  /^tests\/(?:api|e2e|factories)\//,
  /^tests\/architecture\/touch-lists\.spec\.ts$/,
];
const MOST_COMPOSING = 6;

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

  it('name each file that a campaign is filtered in', () => {
    const list = sectionOf('Touch list: a field of a campaign');
    const naming = code.filter(
      (path) =>
        /^(?:api|admin|public-site)\/(?:src\/(?:content\/campaigns|app)|server)\//.test(path) &&
        // Of the form, « the part that it belongs to ».
        !/\.spec\.tsx?$|Inputs\.tsx$/.test(path) &&
        /\bcampaign_type\b/.test(read(path)),
    );
    expect(naming.length).toBeGreaterThan(15);
    expect(naming.filter((path) => !list.includes(basename(path)))).toEqual([]);
  });

  it('name each existing file that a new capability edits, and these are few', () => {
    const list = sectionOf('Touch list: a capability').split('\nAll else is its own:\n')[0]!;
    const naming = code.filter(
      (path) =>
        !NOT_COMPOSING.some((pattern) => pattern.test(path)) &&
        /\b(?:partners|partenaires)\b/i.test(read(path)),
    );
    expect(naming.toSorted()).toEqual(
      [...list.matchAll(/`([\w./-]+\.ts)`/g)].map(([, path]) => path).toSorted(),
    );
    expect(naming.length).toBeLessThanOrEqual(MOST_COMPOSING);
  });
});

function sectionOf(heading: string): string {
  const section = read('docs/change.md').split(`\n## ${heading}\n`)[1]?.split('\n## ')[0];
  if (section === undefined) throw new Error(`docs/change.md has no « ${heading} »`);
  return section;
}
