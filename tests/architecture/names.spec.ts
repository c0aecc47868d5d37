import { basename } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { read, writtenFiles } from './source-files.ts';

const files = writtenFiles().filter((path) => /\.(?:[mc]?ts|tsx|mjs|css)$/.test(path));
const EMPTY_WORDS = /(?:^|[-./])(?:utils?|commons?|misc|helpers?|tools?)(?:[-./]|$)|(?:^|\/)types?\.tsx?$/;
const BARRELS = ['api/src/contract.ts'];
const RESOURCE = /^admin\/src\/(?:[^/]+\/[^/]+|dashboard)\/index\.ts$/;

describe('names', () => {
  it('are read in every workspace', () => {
    expect(files.length).toBeGreaterThan(200);
    for (const workspace of ['api', 'public-site', 'admin', 'tests', 'scripts']) {
      expect(files.some((path) => path.startsWith(`${workspace}/`))).toBe(true);
    }
  });

  it('say the thing: no utils, common, misc, helpers, types.ts', () => {
    expect(files.filter((path) => EMPTY_WORDS.test(path))).toEqual([]);
  });

  it('an index is a resource of the admin, nothing else', () => {
    const indexes = files.filter((path) => /^index\.[jt]sx?$/.test(basename(path)));
    expect(indexes.filter((path) => !RESOURCE.test(path))).toEqual([]);
  });

  it('only the contract re-exports', () => {
    const sources = files.filter((path) => /\.tsx?$/.test(path) && !BARRELS.includes(path));
    expect(sources.filter((path) => isBarrel(path, read(path)))).toEqual([]);
  });
});

function isBarrel(path: string, text: string): boolean {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  return (
    statements.length > 0 && statements.every((line) => ts.isExportDeclaration(line) && line.moduleSpecifier)
  );
}
