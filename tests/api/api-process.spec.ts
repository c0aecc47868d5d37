import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../scripts/launch/free-port.mjs';
import { endApiProcesses, startApiProcess } from '../factories/api-process.ts';
import { testDatabase } from '../factories/database.ts';

const database = testDatabase();

it('an api that tests start as a process has another port where a stranger opens its own first', async () => {
  const stranger = createServer().listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  onTestFinished(() => void stranger.close());
  onTestFinished(endApiProcesses);
  const taken = (stranger.address() as AddressInfo).port;
  const ports = [taken, await freePort()];
  const api = await startApiProcess({ DATABASE_URL: database.url }, async () => ports.shift() ?? freePort());
  await api.untilReady();
  expect(Number(new URL(api.origin).port)).not.toBe(taken);
  expect((await api.request('/campaigns/')).status).toBe(200);
  expect(api.output()).toBe('');
});
