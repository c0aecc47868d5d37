import { describe, expect, it } from 'vitest';
import { COMPOSE } from './may-use.ts';
import { namesCapability } from './shared-names.ts';
import { sourceFiles } from './source-files.ts';

// The pages' first texts are what the site shows while it cannot reach the api.
const OF_THE_API = ['contract', 'client', 'client/translated-text', 'fixed-pages'].map(
  (part) => `@livres/api/${part}`,
);

describe.each(['public-site/src', 'admin/src'] as const)('%s', (root) => {
  const files = sourceFiles(root);
  const compose: readonly string[] = COMPOSE[root];

  it('is read as a whole', () => {
    expect(files.length).toBeGreaterThan(30);
    expect(files.some(({ folder }) => folder === 'shared')).toBe(true);
  });

  it('capabilities import shared, what their wing shares, and contracts only', () => {
    const wrong = files
      .filter(({ folder }) => !compose.includes(folder))
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ path: to }) => to !== undefined && !mayImport(path, to))
          .filter(({ path: to }) => !isGenerated(to))
          .map(({ name }) => `${path} → ${name}`),
      );
    expect(wrong).toEqual([]);
  });

  it('shared bears no name of a capability', () => {
    const shared = files.filter(({ folder }) => folder === 'shared');
    expect(shared.filter(({ path }) => namesCapability(path)).map(({ path }) => path)).toEqual([]);
  });

  it('takes nothing of the api but its contract and its client', () => {
    const wrong = files.flatMap(({ path, imports }) =>
      imports
        .filter(({ name, path: to }) => isOfTheApi(name, to) && !OF_THE_API.includes(name))
        .map(({ name }) => `${path} → ${name}`),
    );
    expect(wrong).toEqual([]);
  });
});

function mayImport(from: string, to: string): boolean {
  const [wing, capability] = from.split('/');
  const [toWing, toCapability] = to.split('/');
  if (toWing === 'shared') return true;
  return wing === toWing && (capability === toCapability || toCapability === 'shared');
}

// React Router writes the types of each route beside it, in another folder.
function isGenerated(path: string | undefined): boolean {
  return path?.includes('+types/') ?? false;
}

function isOfTheApi(name: string, path: string | undefined): boolean {
  return name.startsWith('@livres/') || (path?.startsWith('../../api/') ?? false);
}

it('forms hear every answer: the router’s own fetcher is asked for in one place', () => {
  const asked = sourceFiles('public-site/src').filter(({ text }) => /\buseFetcher\b/.test(text));
  expect(asked.map(({ path }) => path)).toEqual(['shared/ui/use-form-fetcher.ts']);
});

it.each([
  ['public-site/src', ['shared/ui/Field.tsx']],
  ['admin/src', []],
])('no number of %s changes under the wheel: those that let go of it are in one place', (root, own) => {
  const typed = sourceFiles(root).filter(({ text }) => /\btype[=:] ?['"]number['"]/.test(text));
  // The panel's are react-admin's, which let go of the focus: see `admin/src/shared/theme/react-admin-components.ts`.
  expect(typed.map(({ path }) => path)).toEqual(own);
});
