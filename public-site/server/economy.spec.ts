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
    expect([answer.headers['set-cookie']].flat()[0]).toMatch(
      /^economie=1; Path=\/;.*SameSite=Lax; HttpOnly; Secure$/,
    );
    await server.close();
  });

  it('has its own look, said in one way however the cookie says it', () => {
    const light = (words: string) => pageAddress('/', { cookie: `economie=1; affichage=${words}` });
    expect(light('large.contrast').display).toBe('contrast.large');
    expect(light('large.contrast').key).toBe(light('contrast.large').key);
    expect(light('contrast.large').key).not.toBe(light('').key);
    expect(light('<script>').display).toBe('');
    expect(pageAddress('/', { cookie: 'affichage=contrast' })).toMatchObject({ display: '', key: '/' });
  });

  it.each([
    ['/affichage', 'fontSize=large&colorBlindMode=none&highContrast=on', 'affichage=contrast.large;'],
    ['/affichage', 'fontSize=enorme&autre=on', 'affichage=;'],
    ['/economie', 'economie=1&affichage=motion.tritanopia', 'affichage=motion.tritanopia;'],
    ['/economie', 'economie=1&affichage=autre%3B%20x%3D1', 'affichage=;'],
  ])('keeps what %s was sent by %j', async (url, payload, cookie) => {
    const server = fastify();
    switchEconomy(server, 'https://livres.example');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await server.inject({ method: 'POST', url, headers, payload });
    expect(answer.statusCode).toBe(303);
    expect([answer.headers['set-cookie']].flat().at(-1)).toContain(cookie);
    await server.close();
  });
});
