import { existsSync, globSync, statSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, ROOT, writtenFiles } from './source-files.ts';

const DOOR_BYTES = 8_192;
const FRENCH_DOOR_BYTES = 9_216;
const WORKSPACE_FOLDERS = ['api', 'admin', 'public-site', 'tests', 'scripts', 'docker', 'docs', '.ci'];
const SOURCE_FILE = /\.(?:[mc]?ts|tsx|mjs|css|md|ya?ml)$/;
/** Made by a build or by hand on each machine. */
const NOT_COMMITTED = ['api/dist', 'docker/.env'];
const SOURCES = ['api/src', 'admin/src', 'public-site/src'];
const OPERATE = 'docs/operate.md';

const all = writtenFiles();
const pages = all.filter((path) => /^(?:README[\w.]*|docs\/.+)\.md$/.test(path));
const texts = new Map(pages.map((path) => [path, withoutBlocks(read(path))]));
const links = [...texts].flatMap(([page, text]) =>
  [...text.matchAll(/\]\(([^()\s]+)\)/g)].map(([, to = '']) => ({ page, to })),
);
const relativeLinks = links.filter(({ to }) => !/^[a-z]+:/.test(to));
const spans = [...texts].flatMap(([page, text]) =>
  [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => ({ page, code })),
);

describe('the documentation', () => {
  it('is read as a whole', () => {
    expect(pages).toEqual(expect.arrayContaining(['README.md', 'README.fr.md', OPERATE, 'docs/change.md']));
    expect(pages.filter((path) => path.startsWith('docs/adr/')).length).toBeGreaterThan(25);
    expect(relativeLinks.length).toBeGreaterThan(70);
    expect(pathsNamed().length).toBeGreaterThan(250);
  });

  it('has one short door in each language', () => {
    expect(statSync(join(ROOT, 'README.md')).size).toBeLessThanOrEqual(DOOR_BYTES);
    expect(statSync(join(ROOT, 'README.fr.md')).size).toBeLessThanOrEqual(FRENCH_DOOR_BYTES);
  });

  it.each(['README.md', 'README.fr.md'])(
    'names each folder of the sources in the row of its wing in %s',
    (door) => {
      const rows = read(door)
        .split('\n')
        .map((line) =>
          line
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.trim()),
        )
        .filter((row) => row.length === 4);
      for (const [index, source] of SOURCES.entries()) {
        const named = new Map(
          rows.map((row) => [/\*\*([a-z]+)\*\*/.exec(row[0]!)?.[1] ?? '', row[index + 1]!.split(', ')]),
        );
        expect(foldersOf(source).length).toBeGreaterThan(6);
        for (const folder of foldersOf(source)) {
          const inRow = named.get(folder);
          if (inRow === undefined) expect(named.get(''), `${source}/${folder}`).toContain(folder);
          else expect(inRow.filter(Boolean), folder).toEqual(foldersOf(`${source}/${folder}`));
        }
      }
    },
  );

  it('links to files and headings that are there', () => {
    expect(relativeLinks.filter((link) => !leadsSomewhere(link))).toEqual([]);
  });

  it('leaves no page and no picture without a link to it', () => {
    const linked = new Set(relativeLinks.map(({ page, to }) => targetOf(page, to)));
    const documents = all.filter((path) => path.startsWith('docs/'));
    expect(documents.filter((path) => !linked.has(path) && path !== 'docs/adr/README.md')).toEqual([]);
  });

  it('names paths and files that are there', () => {
    expect(pathsNamed().filter(({ code }) => !isThere(code))).toEqual([]);
  });

  it('lists every decision, under its own number', () => {
    const decisions = pages.filter((path) => /^docs\/adr\/\d/.test(path)).map((path) => basename(path));
    const listed = relativeLinks.filter(({ page }) => page === 'docs/adr/README.md').map(({ to }) => to);
    expect(listed).toEqual(decisions.toSorted());
    expect(new Set(decisions.map((name) => name.slice(0, 3))).size).toBe(decisions.length);
    const parts = ['## Context', '## Decision', '## Consequence'];
    const incomplete = decisions.filter((name) => {
      const text = read(`docs/adr/${name}`);
      return parts.some((part) => !text.includes(part)) || !text.startsWith(`# ${name.slice(0, 3)}. `);
    });
    expect(incomplete).toEqual([]);
  });
});

describe('the commands that the documentation names', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = [...texts.keys()].flatMap((page) =>
    [...read(page).matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, run, own]) => run ?? own!),
  );

  it('are scripts of package.json', () => {
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('are all of them, in each README', () => {
    for (const door of ['README.md', 'README.fr.md']) {
      const text = read(door);
      const missing = Object.keys(scripts).filter((name) => !text.includes(commandOf(name)));
      expect(missing).toEqual([]);
    }
  });
});

describe('the variables of the configuration', () => {
  const examples = ['.env.example', 'docker/.env.example'].flatMap((path) =>
    [...read(path).matchAll(/^(?:# )?([A-Z][A-Z\d_]*)=/gm)].map(([, name = '']) => name),
  );
  const rows = read(OPERATE).matchAll(/^\| ((?:`[A-Z][A-Z\d_]*`(?:, )?)+) \|/gm);
  const documented = [...rows].flatMap(([, names = '']) => names.replaceAll('`', '').split(', '));
  // Set by the launcher and by compose.yaml, never by hand.
  const INTERNAL = ['API_HOST', 'API_SOCKET', 'API_INTERNAL_URL'];

  it('of the examples are in docs/operate.md, and the other way round', () => {
    expect(new Set(examples).size).toBeGreaterThan(30);
    expect(documented.toSorted()).toEqual([...new Set([...examples, ...INTERNAL])].toSorted());
  });

  it('are those that the api and the site read', () => {
    const readers = [
      'api/src/platform/config/configuration.ts',
      'api/src/platform/config/configuration-reader.ts',
      'api/src/platform/config/payment-accounts.ts',
      'public-site/server/settings.ts',
    ];
    const asked = readers.flatMap((path) =>
      [...read(path).matchAll(/'([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)'/g)].map(([, name = '']) => name),
    );
    expect(asked.length).toBeGreaterThan(40);
    expect(asked.filter((name) => !documented.includes(name))).toEqual([]);
  });
});

function withoutBlocks(text: string): string {
  return text.replaceAll(/^```[\s\S]*?^```/gm, '');
}

function foldersOf(source: string): string[] {
  const below = all
    .filter((path) => path.startsWith(`${source}/`))
    .map((path) => path.slice(source.length + 1));
  return [
    ...new Set(below.filter((path) => path.includes('/')).map((path) => path.split('/')[0]!)),
  ].toSorted();
}

function targetOf(page: string, to: string): string {
  const [path = ''] = to.split('#');
  return path === '' ? page : posix.join(dirname(page), path);
}

function leadsSomewhere({ page, to }: { page: string; to: string }): boolean {
  const target = targetOf(page, to);
  const [, heading] = to.split('#');
  if (!existsSync(join(ROOT, target))) return false;
  return heading === undefined || headingsOf(target).includes(heading);
}

/** As GitHub makes anchors of them. */
function headingsOf(page: string): string[] {
  return [...withoutBlocks(read(page)).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Code that says a path of the repository, or a source file by its name; patterns of names are none. */
function pathsNamed() {
  return spans.filter(({ code }) => {
    if (NOT_COMMITTED.includes(code) || /[\s*<>…?=]/.test(code) || /^x(?:-kind)?\./.test(code)) return false;
    if (code.includes('/')) return WORKSPACE_FOLDERS.includes(code.slice(0, code.indexOf('/')));
    return SOURCE_FILE.test(code);
  });
}

function isThere(code: string): boolean {
  if (!code.includes('/')) return all.some((path) => basename(path) === code);
  return expanded(code).every((path) => globSync(path, { cwd: ROOT }).length > 0);
}

/** `api/src/{donors,donations}/` is two paths. */
function expanded(code: string): string[] {
  const [, before = '', names, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(code) ?? [];
  return names === undefined ? [code] : names.split(',').map((name) => before + name + after);
}

function commandOf(name: string): string {
  return name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
}
