import { ApiError, type HttpClient } from '@livres/api/client';
import type { YearRecord } from '@livres/api/contract';
import { expect, it } from 'vitest';
import { createYear } from './save-year';

const input = {
  year: 2024,
  books_distributed: 115_000,
  libraries_count: 49,
  milestone: 'Le bibliobus part.',
};
const kept = {
  ...input,
  id: 4,
  books_distributed: 112_000,
  is_active: true,
  version: 3,
} as YearRecord;

/** A server that keeps years, and refuses a second entry with the status it is given. */
function serverWith(years: YearRecord[], status = 400) {
  const taken = new ApiError('bad_request', { status });
  const server = {
    years,
    async post(_path: string, body: typeof input) {
      if (status !== 400 || years.some(({ year }) => year === body.year)) throw taken;
      years.push({ ...kept, ...body, id: 9, version: 1 });
      return years.at(-1);
    },
    get: async () => years,
    async put(path: string, { version, ...body }: Partial<YearRecord>) {
      const year = years.find(({ id }) => path.endsWith(`/${id}/`))!;
      if (year.version !== version) throw new ApiError('http', { status: 409 });
      return Object.assign(year, body, { version: version + 1 });
    },
  };
  return { server, api: server as unknown as HttpClient, taken };
}

it('a new year is created', async () => {
  const { server, api } = serverWith([]);
  expect(await createYear(api, input)).toMatchObject({ year: { id: 9, year: 2024 }, replaced: null });
  expect(server.years).toHaveLength(1);
});

it('a year that exists is updated instead, and says what it replaced', async () => {
  const { server, api } = serverWith([{ ...kept }]);
  const { year, replaced } = await createYear(api, input);
  expect(year).toMatchObject({ id: 4, books_distributed: 115_000, version: 4 });
  expect(replaced?.id).toBe(4);
  expect(server.years).toHaveLength(1);
});

it('a refusal for another reason stays the refusal that it is', async () => {
  const { api, taken } = serverWith(
    [
      { ...kept, year: 2023 },
      { ...kept, id: 5, year: 2024 },
    ],
    403,
  );
  await expect(createYear(api, input)).rejects.toBe(taken);
});

it('a year refused though no entry has it is refused', async () => {
  const { server, api, taken } = serverWith([{ ...kept }]);
  server.get = async () => [];
  await expect(createYear(api, input)).rejects.toBe(taken);
});
