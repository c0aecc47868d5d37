import { createHttpClient, type HttpClient, untypedClient } from '@livres/api/client';
import { fetchWithProgress } from './fetch-with-progress';
import { forgetSession, readSession } from './session-store';

const SESSION = {
  baseUrl: '/api/v1',
  storage: { getToken: () => readSession()?.token ?? null, forget: forgetSession },
};

export const api = createHttpClient(SESSION);

/** For react-admin, which makes its paths at run time. */
export const untypedApi = untypedClient(SESSION);

/** The api for one upload, which reports its progress from 0 to 1. */
export function uploadApi(onProgress: (share: number) => void): HttpClient {
  return createHttpClient({ ...SESSION, fetch: fetchWithProgress(onProgress) });
}
