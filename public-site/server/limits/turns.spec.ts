import { once } from 'node:events';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { turns } from './turns.ts';

/** A server that answers one request at a time, each when it is told to. */
async function oneAtATime() {
  const asked: string[] = [];
  const arrived: string[] = [];
  const answers = new Map<string, () => void>();
  const server = fastify();
  server.addHook('onRequest', async ({ url }) => void arrived.push(url));
  server.get('/:name', { preHandler: turns(1) }, ({ url }) => {
    asked.push(url);
    return new Promise<string>((resolve) => answers.set(url, () => resolve('ok')));
  });
  await server.ready();
  const ask = (url: string, remoteAddress: string, signal?: AbortSignal) =>
    server.inject({ url, remoteAddress, ...(signal && { signal }) }).then(({ statusCode }) => statusCode);
  return { server, asked, arrived, answer: (url: string) => answers.get(url)?.(), ask };
}

describe('what goes on a few at a time', () => {
  it('lets a visitor who asks for one thing pass before those who ask for much', async () => {
    const { server, asked, arrived, answer, ask } = await oneAtATime();
    const flood = ['/a1', '/a2', '/a3'].map((url) => ask(url, '192.0.2.1'));
    await expect.poll(() => arrived).toHaveLength(3);
    const other = ask('/other', '192.0.2.2');
    await expect.poll(() => arrived).toHaveLength(4);
    for (const turn of [1, 2, 3, 4]) {
      await expect.poll(() => asked).toHaveLength(turn);
      answer(asked.at(-1)!);
    }
    expect(await Promise.all([...flood, other])).toEqual([200, 200, 200, 200]);
    expect(asked).toEqual(['/a1', '/other', '/a2', '/a3']);
    await server.close();
  });

  it('gives no turn to one that went away before it came to theirs', async () => {
    // Over a socket: what stands in for one here ends a request otherwise.
    const server = fastify();
    server.addHook('onRequest', async ({ url }, { raw }) => {
      if (url !== '/gone') return;
      setImmediate(() => raw.destroy());
      await once(raw, 'close');
    });
    server.get('/:name', { preHandler: turns(1) }, async () => 'ok');
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    await expect(fetch(`${address}/gone`)).rejects.toThrow('fetch failed');
    for (const name of ['first', 'second'])
      expect(await (await fetch(`${address}/${name}`)).text()).toBe('ok');
    await server.close();
  });

  it('goes on when one that waited went away', async () => {
    const { server, asked, arrived, answer, ask } = await oneAtATime();
    const held = ask('/held', '192.0.2.1');
    await expect.poll(() => asked).toEqual(['/held']);
    const leaving = new AbortController();
    const left = ask('/left', '192.0.2.2', leaving.signal).catch(() => 'went away');
    await expect.poll(() => arrived).toHaveLength(2);
    leaving.abort();
    expect(await left).toBe('went away');
    answer('/held');
    expect(await held).toBe(200);
    const next = ask('/next', '192.0.2.3');
    await expect.poll(() => asked).toEqual(['/held', '/next']);
    answer('/next');
    expect(await next).toBe(200);
    await server.close();
  });
});
