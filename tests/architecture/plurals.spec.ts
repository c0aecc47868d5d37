import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { read, sourceFiles, writtenFiles } from './source-files.ts';

/** « 18 migration(s) », « publié(e) », « jeu(x) », « nouveau(elle) »: endings that the count or the word would decide. */
const UNDECIDED = /\p{L}+\((?:e?s|e|x|aux|ne?s?|ves?|trice|elle|ère|euse|le|nt|ent)\)/iu;
const FOLDERS = ['api/src', 'api/demo', 'api/illustrator', 'admin/src', 'public-site', 'scripts'];

/** The texts of a program: what stands between its quotes and its tags. */
function textsIn(path: string, code: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) texts.push(node.text);
    // What is put into a text is a letter like any other: `${word}(s)`.
    if (ts.isTemplateExpression(node)) {
      texts.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('a'));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true));
  return texts;
}

/** Programs that hold no such ending anywhere, `${word}(s)` included, are not read further. */
function undecided(path: string, code: string): string[] {
  if (!UNDECIDED.test(code.replaceAll('}(', 'a('))) return [];
  return textsIn(path, code).filter((text) => UNDECIDED.test(text));
}

describe('texts that people read say which plural and gender they mean', () => {
  const programs = FOLDERS.flatMap((folder) => sourceFiles(folder).map(({ path }) => `${folder}/${path}`));
  const pages = [
    'admin/index.html',
    'README.fr.md',
    ...writtenFiles('docker').filter((path) => /\.(?:html|sh)$/.test(path)),
  ];

  it('in the api, the panel, the site and the commands', () => {
    expect(programs.length).toBeGreaterThan(2000);
    for (const folder of FOLDERS) expect(programs.some((path) => path.startsWith(`${folder}/`))).toBe(true);
    expect(programs.flatMap((path) => undecided(path, read(path)).map((text) => `${path}: ${text}`))).toEqual(
      [],
    );
  });

  it('and in what stands beside them', () => {
    expect(pages.filter((path) => UNDECIDED.test(read(path)))).toEqual([]);
  });

  it.each([
    'const text = `${count} migration(s) en attente`;',
    'const text = `${count} ${word}(s)`;',
    "const text = 'Vous êtes invité(e)';",
    "const text = 'Les jeu(x)';",
    'const text = <p>2 message(s) modifié(s)</p>;',
  ])('%s is refused', (code) => {
    expect(undecided('a.tsx', code)).toHaveLength(1);
  });

  it.each([
    'const text = round(s) + keep(e);',
    'const text = `${count} ${many(s)}`;',
    "const text = 'Deux cartons (petits) et un sac (s)';",
  ])('%s is not', (code) => {
    expect(undecided('a.tsx', code)).toEqual([]);
  });
});
