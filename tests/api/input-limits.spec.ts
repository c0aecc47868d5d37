import { describe, expect, it } from 'vitest';
import { expectAnswer } from '../factories/answers.ts';
import { testApi } from '../factories/api.ts';

const MESSAGE = {
  name: 'Awa',
  email: 'awa@exemple.org',
  subject: 'Bonjour',
  message: 'Merci pour les livres.',
};

const TOO_MANY_VALUES = 'L’envoi compte trop de valeurs (5000 au plus)\u00a0: envoyez-le en plusieurs fois.';

const api = testApi();

function names(count: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`inconnu${index}`, 1]));
}

describe('a body with more than any form has', () => {
  it('is refused for their number, before its 60 000 names are looked at one by one', async () => {
    const { status, body } = await api.request('/contact/', { body: { ...MESSAGE, ...names(60_000) } });
    expect([status, body.errors]).toEqual([400, { valeur: TOO_MANY_VALUES }]);
  });

  it('is refused for the names of an object within it, which is named', async () => {
    const { status, body } = await api.request('/contact/', { body: { ...MESSAGE, subject: names(201) } });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['subject']]);
  });

  it('is refused for a list longer than any, and told to send it in parts', async () => {
    const list = Array.from({ length: 6000 }, () => 1);
    const { status, body } = await api.request('/contact/', { body: { ...MESSAGE, subject: list } });
    expect([status, body.detail]).toEqual([400, expect.stringContaining('envoyez-le en plusieurs fois')]);
  });

  it('is refused for more levels than any form has', async () => {
    const deep = `${'['.repeat(400_000)}${']'.repeat(400_000)}`;
    const headers = { 'content-type': 'application/json' };
    const body = `{"name":${deep}}`;
    expectAnswer(await api.request('/contact/', { method: 'POST', headers, body }), 400, {
      errors: { [`name${'.0'.repeat(19)}`]: 'Cette valeur compte trop de niveaux.' },
    });
  });

  it('is refused as a form that a page sends, too', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams(Object.entries(names(40_000)).map(([name]) => [name, '1'])).toString();
    const answer = await api.request('/contact/', { method: 'POST', headers, body });
    expect([answer.status, answer.body.errors]).toEqual([400, { valeur: TOO_MANY_VALUES }]);
  });

  it('is refused as a form with a file, too', async () => {
    const form = new FormData();
    for (const name of Object.keys(names(1000))) form.set(name, '1');
    const { status, body } = await api.request('/physical-donations/pictures/', { body: form });
    expect([status, body.title]).toEqual([413, 'Envoi trop volumineux']);
  });

  it('is refused in an address, too', async () => {
    const query = Object.keys(names(400)).join('&');
    expectAnswer(await api.request(`/campaigns/?${query}`), 400, {
      errors: { valeur: 'Cet objet compte trop de champs (200 au plus).' },
    });
  });
});
