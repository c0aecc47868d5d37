import { createHttpClient } from '@livres/api/client';
import { DEFAULT_LOCATIONS, DEFAULT_METRICS, DEFAULT_YEARS, type Metrics } from '@livres/api/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { loadImpact, readLocations } from './load-impact';

const entered: Metrics = {
  ...DEFAULT_METRICS,
  site_metrics: { ...DEFAULT_METRICS.site_metrics, books_distributed: 131_000 },
};

/** An api that has one answer for the figures, and empty lists. */
function apiWith(figures: Metrics | null) {
  return createHttpClient({
    baseUrl: 'http://api.test',
    fetch: async (address) => {
      if (!figures) throw new TypeError('no network');
      const body = new Request(address).url.endsWith('/metrics/') ? figures : { count: 0, results: [] };
      return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
    },
  });
}

const shown = async (figures: Metrics | null) => {
  const client = new QueryClient();
  const { isCurrent } = await loadImpact(client, apiWith(figures));
  const part = (name: string) => client.getQueryData<unknown>(['impact', name]);
  return { isCurrent, metrics: part('metrics'), locations: part('locations'), years: part('years') };
};

it('where the api cannot be read, the specified figures are shown, then the last good ones', async () => {
  expect(await shown(null)).toEqual({
    isCurrent: false,
    metrics: DEFAULT_METRICS,
    locations: DEFAULT_LOCATIONS,
    years: DEFAULT_YEARS,
  });
  expect(await shown(entered)).toEqual({ isCurrent: true, metrics: entered, locations: [], years: [] });
  expect(await shown(null)).toEqual({ isCurrent: false, metrics: entered, locations: [], years: [] });
  expect(await readLocations(new QueryClient(), apiWith(null))).toEqual({ isCurrent: false, locations: [] });
});
