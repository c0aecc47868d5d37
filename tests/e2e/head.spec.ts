import { describe, expect } from 'vitest';
import { journey } from './journey.ts';
import { DAY_MS } from '@livres/api/contract';

const PAGES = [
  '/',
  '/a-propos',
  '/actions/collecte',
  '/campagnes',
  '/campagnes/heure-du-conte-kribi',
  '/faire-un-don',
];

async function head(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  return html.slice(0, html.indexOf('</head>'));
}

describe('every public page', () => {
  journey('has a picture of its own for those who share it', async ({ product }) => {
    const pictures = new Set<string>();
    for (const path of PAGES) {
      const address = /property="og:image" content="([^"]+)"/.exec(await head(product.url + path))?.[1];
      expect(address, path).toBeDefined();
      const answer = await fetch(address!);
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'image/png']);
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
      pictures.add(address!);
    }
    expect(pictures.size).toBe(PAGES.length);
    expect((await fetch(`${product.url}/og/nulle-part.png`)).status).toBe(404);
  });

  journey('says how to give to machines too, where one gives', async ({ product }) => {
    for (const path of ['/faire-un-don', '/campagnes/heure-du-conte-kribi'])
      expect(await (await fetch(product.url + path)).text(), path).toContain('"@type":"DonateAction"');
  });
});

describe('the site', () => {
  journey('can be put on a home screen, with icons that exist', async ({ product }) => {
    expect(await head(product.url)).toContain('rel="manifest" href="/manifest.webmanifest"');
    const answer = await fetch(`${product.url}/manifest.webmanifest`);
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    const { icons, lang, start_url } = (await answer.json()) as {
      icons: { src: string; purpose: string }[];
      lang: string;
      start_url: string;
    };
    expect([lang, start_url]).toEqual(['fr', '/']);
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const path of [...icons.map(({ src }) => src), '/favicon.svg', '/apple-touch-icon.png'])
      expect((await fetch(product.url + path)).headers.get('content-type'), path).toMatch(/^image\//);
  });

  journey('says whom to tell of a fault, for less than a year', async ({ product }) => {
    const text = await (await fetch(`${product.url}/.well-known/security.txt`)).text();
    expect(text).toMatch(/^Contact: (mailto:\S+@\S+|https?:\S+)$/m);
    const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
    const days = (expires - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });

  journey('keeps its workshop to itself', async ({ product }) => {
    expect((await fetch(`${product.url}/composants`)).status).toBe(404);
  });
});
