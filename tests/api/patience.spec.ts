import { expect, it, onTestFinished } from 'vitest';
import { startApi } from '../factories/api.ts';

it.each([
  ['1', ['15s', '15s', 60_000, 30_000]],
  ['3', ['45s', '45s', 180_000, 90_000]],
])('limits that the api sets itself are multiplied by one number: %s', async (PATIENCE, limits) => {
  const api = await startApi({ env: { PATIENCE } });
  onTestFinished(() => api.close());
  const [[statement], [transaction]] = [
    await api.sql`SHOW statement_timeout`,
    await api.sql`SHOW idle_in_transaction_session_timeout`,
  ];
  const { timeout, requestTimeout } = api.app.getHttpServer();
  expect([
    statement!['statement_timeout'],
    transaction!['idle_in_transaction_session_timeout'],
    timeout,
    requestTimeout,
  ]).toEqual(limits);
});
