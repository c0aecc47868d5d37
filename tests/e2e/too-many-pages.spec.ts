import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startProduct, type Product } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({
    adminUrl: inject('databaseServer').adminUrl,
    demo: inject('demoContent'),
    env: { REQUESTS_PER_MINUTE: '5' },
  });
});
afterAll(() => product?.stop());

it('a visitor who passed the limit of a minute is told so by pages, with a 429 and when to come back', async () => {
  const ask = (path: string) => fetch(product.url + path);
  for (let asked = 0; asked < 6; asked += 1) await ask(`/recherche?q=mot${asked}`);
  for (const path of ['/recherche?q=encore', '/campagnes/rien', '/evenements?search=x']) {
    const answer = await ask(path);
    const seconds = Number(answer.headers.get('retry-after'));
    expect([path, answer.status, seconds > 0 && seconds <= 60]).toEqual([path, 429, true]);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(await answer.text()).toMatch(/<html lang="fr">[\s\S]*<h1>Trop de demandes<\/h1>/);
  }
  const data = await ask('/recherche.data?q=toujours');
  expect([data.status, data.headers.get('x-remix-response')]).toEqual([429, 'yes']);
});
