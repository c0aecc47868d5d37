import { ApiError, type HttpClient } from '@livres/api/client';
import type { YearInput, YearRecord } from '@livres/api/contract';

const PATH = '/metrics/crud/yearly-progress/';

export interface SavedYear {
  year: YearRecord;
  /** The entry that the year had, which what was typed now replaces. */
  replaced: YearRecord | null;
}

/** Creates a year; where the server refuses because it exists, its entry is looked for and updated (specification, site §4). */
export async function createYear(api: HttpClient, input: YearInput): Promise<SavedYear> {
  try {
    return { year: await api.post(PATH, input), replaced: null };
  } catch (error) {
    const existing = isRefused(error) ? await findYear(api, input.year) : undefined;
    if (!existing) throw error;
    return {
      year: await updateYear(api, existing.id, { ...input, version: existing.version }),
      replaced: existing,
    };
  }
}

export function updateYear(
  api: HttpClient,
  id: number,
  input: Partial<YearInput> & { version: number },
): Promise<YearRecord> {
  return api.put(`${PATH}${id}/`, input);
}

const isRefused = (error: unknown) => error instanceof ApiError && error.status === 400;

async function findYear(api: HttpClient, year: number): Promise<YearRecord | undefined> {
  const params = { filter: JSON.stringify({ year }) };
  const found = await api.get('/admin/yearly-progress', { params });
  return found.find((one) => one.year === year);
}
