import { ApiError } from '@livres/api/client';
import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, fetchUtils, UpdateParams } from 'react-admin';
import { untypedApi } from '../api/api';

type FetchJson = typeof fetchUtils.fetchJson;

// ra-data-simple-rest speaks `fetchJson`; our client adds the token, the time limit, the log and the errors.
const fetchJson: FetchJson = async (url, { method = 'GET', body, signal } = {}) => {
  const answer = await untypedApi.request(method, url, {
    body: body ?? undefined,
    signal: signal ?? undefined,
    headers: typeof body === 'string' ? { 'content-type': 'application/json' } : {},
  });
  return { status: answer.status, headers: answer.headers, body: '', json: answer.body };
};

const rest = simpleRest('/admin', fetchJson);

export const dataProvider: DataProvider = {
  ...rest,
  supportAbortSignal: true,

  async getMany(resource, { ids, signal }) {
    const params = {
      filter: JSON.stringify({ ids }),
      range: JSON.stringify([0, Math.max(0, ids.length - 1)]),
    };
    const data = await untypedApi.get(`/admin/${resource}`, { params, signal });
    return { data: data as never[] };
  },

  update: (resource, params) =>
    rest.update(resource, { ...params, data: withVersion(params) }).catch(tellForm),

  // One after the other: the first refusal stops, and what was done is known.
  async deleteMany(resource, { ids }) {
    for (const id of ids) await untypedApi.delete(`/admin/${resource}/${encodeURIComponent(id)}`);
    return { data: ids };
  },
};

// `meta.version` is the newest version, when staff chose to write over it.
function withVersion({ data, previousData, meta }: UpdateParams) {
  return { ...data, version: meta?.version ?? data.version ?? previousData?.version };
}

// A form that gets no error back believes itself saved, and lets its owner leave without a word.
function tellForm(error: unknown): never {
  if (error instanceof ApiError && !error.body.errors) {
    Object.assign(error.body, { errors: { root: { serverError: error.message } } });
  }
  throw error;
}
