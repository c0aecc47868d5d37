import { once } from 'node:events';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { FairTurns, giveTurns } from './fair-turns.js';

describe('turns', () => {
  /** Each with the address before its number; answers the order in which they had the one turn. */
  function inOrder(names: string[]): string[] {
    const turns = new FairTurns(1);
    const begun: string[] = [];
    const ends = new Map(
      names.map((name) => [name, turns.take(name.replace(/\d+$/, ''), () => begun.push(name))]),
    );
    // Those that begin meanwhile are ended too.
    for (const name of begun) ends.get(name)?.();
    return begun;
  }

  it('go address by address: one that asks for much does not push another back', () =>
    expect(inOrder(['a1', 'a2', 'a3', 'b1', 'a4', 'c1'])).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4']));

  it('go to who has least waiting, and one in four to who has waited longest', () =>
    expect(
      inOrder(['held', 'f1', 'f2', 'f3', 'g1', 'g2', 'g3', 'u1', 'v1', 'w1', 'x1', 'y1']).slice(0, 9),
    ).toEqual(['held', 'u1', 'v1', 'w1', 'f1', 'x1', 'y1', 'f2', 'g1']));

  it('are as many at once as there may be, also once all have been given back', () => {
    const turns = new FairTurns(2);
    const begun: string[] = [];
    const take = (name: string) => turns.take('a', () => begun.push(name));
    const ends = [take('1'), take('2'), take('3')];
    expect(begun).toEqual(['1', '2']);
    for (const end of ends) end();
    expect(begun).toEqual(['1', '2', '3']);
    take('4');
    take('5');
    take('6');
    expect(begun).toEqual(['1', '2', '3', '4', '5']);
  });

  it('are given up before they come, and end once', () => {
    const turns = new FairTurns(1);
    const begun: string[] = [];
    const take = (name: string) => turns.take(name, () => begun.push(name));
    const [first, given, last] = [take('first'), take('given up'), take('last')];
    given();
    given();
    first();
    first();
    expect(begun).toEqual(['first', 'last']);
    take('behind');
    expect(begun).toEqual(['first', 'last']);
    last();
    expect(begun).toEqual(['first', 'last', 'behind']);
  });
});

describe('a server that gives turns', () => {
  const server = async (waitsMs = 60_000) => {
    const arrived: string[] = [];
    const asked: string[] = [];
    const answers = new Map<string, () => void>();
    const made = fastify();
    giveTurns(made, { atOnce: 1, waitsMs });
    made.addHook('onRequest', async ({ url }) => void arrived.push(url));
    const handler = ({ url }: { url: string }) => {
      asked.push(url);
      return new Promise<string>((resolve) => answers.set(url, () => resolve('ok')));
    };
    const kept = { keptUntilNextRevision: {} };
    made.get('/search/:word', { config: kept as never }, handler);
    made.get('/provider', handler);
    await made.ready();
    // Asked at once, where `inject` waits for somebody to want the answer.
    const ask = (url: string, remoteAddress: string) =>
      made.inject({ url, remoteAddress }).then(({ statusCode }) => statusCode);
    return { made, arrived, asked, answer: (url: string) => answers.get(url)?.(), ask };
  };

  it('lets another visitor pass before all that one has asked for', async () => {
    const { made, arrived, asked, answer, ask } = await server();
    const flood = ['/search/1', '/search/2', '/search/3'].map((url) => ask(url, '192.0.2.1'));
    await expect.poll(() => arrived).toHaveLength(3);
    const other = ask('/search/other', '192.0.2.2');
    await expect.poll(() => arrived).toHaveLength(4);
    for (const turn of [1, 2, 3, 4]) {
      await expect.poll(() => asked).toHaveLength(turn);
      answer(asked.at(-1)!);
    }
    expect(await Promise.all([...flood, other])).toEqual([200, 200, 200, 200]);
    expect(asked).toEqual(['/search/1', '/search/other', '/search/2', '/search/3']);
    await made.close();
  });

  it('keeps nobody waiting for what reads more than published content', async () => {
    const { made, asked, answer, ask } = await server();
    const held = ask('/search/held', '192.0.2.1');
    const free = ask('/provider', '192.0.2.1');
    await expect.poll(() => asked).toEqual(['/search/held', '/provider']);
    answer('/provider');
    answer('/search/held');
    expect(await Promise.all([held, free])).toEqual([200, 200]);
    await made.close();
  });

  it('ends a turn where the answer is an error', async () => {
    const made = fastify();
    giveTurns(made, { atOnce: 1, waitsMs: 60_000 });
    made.get('/search', { config: { keptUntilNextRevision: {} } as never }, () => {
      throw new Error('broken');
    });
    for (let turn = 0; turn < 3; turn += 1) expect((await made.inject('/search')).statusCode).toBe(500);
    await made.close();
  });

  it('keeps no turn of one that went away before it came to theirs', async () => {
    const made = fastify();
    giveTurns(made, { atOnce: 1, waitsMs: 60_000 });
    // After the hook of turns is known, and before it runs.
    made.addHook('onRequest', async ({ url }, { raw }) => {
      if (url !== '/search/gone') return;
      setImmediate(() => raw.destroy());
      await once(raw, 'close');
    });
    made.get('/search/:word', { config: { keptUntilNextRevision: {} } as never }, async () => 'ok');
    const address = await made.listen({ port: 0, host: '127.0.0.1' });
    await expect(fetch(`${address}/search/gone`)).rejects.toThrow('fetch failed');
    for (const word of ['first', 'second'])
      expect(await (await fetch(`${address}/search/${word}`)).text()).toBe('ok');
    await made.close();
  });

  it('refuses for now who had none in time, and goes on', async () => {
    const { made, arrived, asked, answer, ask } = await server(20);
    const held = ask('/search/held', '192.0.2.1');
    expect(await ask('/search/late', '192.0.2.2')).toBe(503);
    answer('/search/held');
    expect(await held).toBe(200);
    const next = ask('/search/next', '192.0.2.2');
    await expect.poll(() => asked).toEqual(['/search/held', '/search/next']);
    answer('/search/next');
    expect([await next, arrived]).toEqual([200, ['/search/held', '/search/late', '/search/next']]);
    await made.close();
  });
});
