import { createHttpClient } from '@livres/api/client';
import { forgetSession, readSession } from './session-store';

export const api = createHttpClient({
  baseUrl: '/api/v1',
  storage: { getToken: () => readSession()?.token ?? null, forget: forgetSession },
});
