import type { AccessGranted, CampaignRecord } from '@livres/api/contract';
import type { Product } from '../e2e/product.ts';
import { startApiProcess, endApiProcesses } from '../factories/api-process.ts';

const GIVEN_UP_MS = 30_000;

export interface Delay {
  what: string;
  ms: number;
  atMost: number;
}

/** How long people wait for what must not last: an edit to show, the api to be back after kill -9. */
export async function delaysOf(product: Product): Promise<Delay[]> {
  return [
    { what: 'une modification se voit sur le site', ms: await untilAnEditShows(product), atMost: 2000 },
    { what: 'l’api reprend après kill -9', ms: await untilBackAfterKill(product), atMost: 5000 },
  ];
}

async function untilAnEditShows({ url, apiUrl, accessCode }: Product): Promise<number> {
  const api = `${apiUrl}/api/v1`;
  const { token } = await asked<AccessGranted>(`${api}/access/`, 'POST', { code: accessCode });
  const { results } = await asked<{ results: { id: number; slug: string }[] }>(
    `${api}/campaigns/?page_size=1`,
  );
  const [{ id, slug } = { id: 0, slug: '' }] = results;
  const page = `${url}/campagnes/${slug}`;
  await fetch(page);
  const { version } = await asked<CampaignRecord>(`${api}/admin/campaigns/${id}`, 'GET', undefined, token);
  const title = `Titre mesuré à ${Date.now()}`;
  await asked(`${api}/admin/campaigns/${id}`, 'PUT', { version, title }, token);
  return until(async () => (await (await fetch(page)).text()).includes(title));
}

async function untilBackAfterKill({ databaseUrl }: Product): Promise<number> {
  const first = await startApiProcess({ DATABASE_URL: databaseUrl });
  await first.untilReady();
  first.kill('SIGKILL');
  await first.exit;
  const startedAt = performance.now();
  const second = await startApiProcess({ DATABASE_URL: databaseUrl });
  await second.untilReady();
  const ms = performance.now() - startedAt;
  endApiProcesses();
  return ms;
}

async function until(isSo: () => Promise<boolean>): Promise<number> {
  const startedAt = performance.now();
  while (!(await isSo()))
    if (performance.now() - startedAt > GIVEN_UP_MS) throw new Error('It never showed.');
  return performance.now() - startedAt;
}

async function asked<T>(address: string, method = 'GET', body?: object, token?: string): Promise<T> {
  const answer = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
