import type { Page } from '@livres/api/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startProduct, type Product } from './product.ts';

const LISTS = [
  '/',
  '/campagnes',
  '/actualites',
  '/evenements',
  '/projets',
  '/a-propos',
  '/nos-actions',
  '/universites',
];
const KINDS = [
  ['campaigns', '/campagnes'],
  ['articles', '/actualites'],
  ['events', '/evenements'],
  ['projects', '/projets'],
] as const;
/** The mark and the patterns of the house may come again. */
const DECORATION = /^\/favicon|\/illustrations\/(?:ndop|empty|error|introuvable|default)/;

let product: Product;
beforeAll(async () => {
  product = await startProduct({
    adminUrl: inject('databaseServer').adminUrl,
    demo: inject('demoContent'),
  });
});
afterAll(() => product?.stop());

async function textOf(path: string): Promise<string> {
  const answer = await fetch(product.url + path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.text();
}

/** What the pictures of a page show: drawings and photographs by their addresses, whatever their size. */
function picturesOf(html: string): string[] {
  const sources = [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, source]) => source!);
  return sources
    .filter((source) => !DECORATION.test(source))
    .map((source) => source.replace(/-\d+\.(?:webp|avif)$/, ''));
}

async function records(kind: string): Promise<string[]> {
  const answer = await fetch(`${product.url}/api/v1/${kind}/?page_size=100&summary=true`);
  const { results } = (await answer.json()) as Page<{ slug: string }>;
  return results.map(({ slug }) => slug);
}

describe('no two pictures of a page are the same', () => {
  it.each(LISTS)('on %s', async (path) => {
    const pictures = picturesOf(await textOf(path));
    expect(pictures).toEqual([...new Set(pictures)]);
  });

  it.each(KINDS)('on the pages of all %s, each with one of its own', async (kind, path) => {
    const slugs = await records(kind);
    expect(slugs.length).toBeGreaterThan(7);
    const drawn = new Map<string, string>();
    for (const slug of slugs) {
      const pictures = picturesOf(await textOf(`${path}/${slug}`));
      expect(pictures, slug).toEqual([...new Set(pictures)]);
      expect(pictures.length, slug).toBeGreaterThan(0);
      drawn.set(slug, pictures[0]!);
    }
    expect(new Set(drawn.values()).size).toBe(slugs.length);
    const drawings = await Promise.all(
      [...drawn.values()].filter((one) => one.startsWith('/illustrations/')).map(textOf),
    );
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it('shows people as who they are', async () => {
    const [own] = picturesOf(await textOf('/actualites/ibrahim-oumarou-gardien-et-lecteur'));
    expect(own).toMatch(/\/portrait-man-adult-keys\//);
    expect(await textOf(own!)).toContain('Portrait dessiné d’un homme, un trousseau de clés à la main.');
  });

  it('shows photographs where there are some', async () => {
    const [own] = picturesOf(await textOf('/campagnes/bibliobus-adamaoua'));
    expect(own).toMatch(/^\/api\/v1\/media\/files\//);
  });
});
