import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, sourceFiles } from './source-files.ts';

const UI = join(import.meta.dirname, '../../public-site/src/shared/ui');
/** Around every page, the showcase included, or with nothing to see. */
const AROUND_EVERY_PAGE = [
  'BackToTop',
  'SkipLink',
  'SpokenNews',
  'Toasts',
  'PageContextProvider',
  'HiddenField',
  'served',
];

const components = readdirSync(UI)
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => name.replace('.tsx', ''))
  .filter((name) => !AROUND_EVERY_PAGE.includes(name));
const shown = new Set(
  sourceFiles('public-site/src')
    .filter(({ path }) => path.startsWith('app/showcase/'))
    .flatMap(({ imports }) => imports.map(({ name }) => name.split('/').at(-1)!)),
);

describe('the page of components', () => {
  it('shows every component that pages share', () => {
    expect(components.length).toBeGreaterThan(20);
    expect(components.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('is a route in development only', () => {
    const routes = read('public-site/src/app/routes.ts');
    expect(routes).toMatch(/process\.env\['NODE_ENV'\] === 'development' \? \[route\('composants'/);
  });
});
