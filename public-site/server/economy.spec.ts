import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { returnPath, savesData, switchEconomy } from './economy.ts';
import { pageAddress } from './page-address.ts';

describe('economy mode', () => {
  it('is the visitor’s choice before the browser’s', () => {
    expect(savesData({})).toBe(false);
    expect(savesData({ 'save-data': 'on' })).toBe(true);
    expect(savesData({ cookie: 'a=b; economie=1' })).toBe(true);
    expect(savesData({ cookie: 'economie=0; a=b', 'save-data': 'on' })).toBe(false);
    expect(savesData({ cookie: 'pseudoeconomie=1; economie=12' })).toBe(false);
  });

  it('keeps its pages apart from the others, and together with those of browsers that save data', () => {
    const chosen = pageAddress('/campagnes', { cookie: 'economie=1' });
    expect(chosen.key).not.toBe(pageAddress('/campagnes', {}).key);
    expect(chosen.key).toBe(pageAddress('/campagnes', { 'save-data': 'on' }).key);
  });

  it.each([
    ['/campagnes?page=2', '/campagnes?page=2'],
    [null, '/'],
    ['', '/'],
    ['https://ailleurs.example/', '/'],
    ['//ailleurs.example', '/'],
    ['/\\ailleurs.example', '/'],
    ['/.//ailleurs.example', '/'],
    ['/a\r\nset-cookie: x=1', '/aset-cookie:%20x=1'],
  ])('comes back from %j to %j', (asked, to) => {
    expect(returnPath(asked, 'https://livres.example')).toBe(to);
  });

  it('is kept in a cookie that no script reads', async () => {
    const server = fastify();
    switchEconomy(server, 'https://livres.example');
    const answer = await server.inject({
      method: 'POST',
      url: '/economie',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'economie=1&retour=%2Fcampagnes',
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/campagnes']);
    expect(answer.headers['set-cookie']).toMatch(/^economie=1; Path=\/;.*SameSite=Lax; HttpOnly; Secure$/);
    await server.close();
  });
});
