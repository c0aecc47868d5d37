import { expect, it } from 'vitest';
import { testApi, staffOf } from '../factories/api.ts';
import { emailsIn, emailTo } from '../factories/emails.ts';
import { tokenIn } from '../factories/members.ts';

const SEARCH = { country: 'Cameroun', level: 'doctorat' };

const api = testApi();
const editor = staffOf(api, 'editeur');

async function follow(email: string): Promise<void> {
  const body = { email, frequency: 'immediate', filters: SEARCH, consent: true };
  await api.request('/universities/scholarship-alerts/', { body });
  const { text } = await emailTo(api.varFolder, email, 'Confirmez');
  const token = tokenIn(text, 'alertes');
  await api.request('/universities/scholarship-alerts/confirm/', { body: { token } });
}
const write = (title: string, over: object = {}) =>
  editor('/admin/scholarships', {
    body: {
      title,
      organization: 'Université de Douala',
      field_of_study: 'Droit',
      ...SEARCH,
      coverage_type: 'complete',
      deadline: '2098-01-01',
      ...over,
    },
  });
const found = async (email: string) =>
  (await emailsIn(api.varFolder)).filter(({ to, subject }) => to === email && !subject.includes('Confirmez'));

it('what staff put online is told at once, a draft never', async () => {
  const email = 'awa@example.org';
  await follow(email);
  const { body } = await write('Bourse du Wouri');
  await write('Bourse qui attend');
  await editor(`/admin/scholarships/${body.id}/publish`, { body: { version: body.version } });
  await emailTo(api.varFolder, email, 'Nouvelle bourse : Bourse du Wouri');
  await write('Bourse ouverte d’emblée', { status: 'active' });
  await emailTo(api.varFolder, email, 'Nouvelle bourse : Bourse ouverte d’emblée');
  expect(await found(email)).toHaveLength(2);
});

it('what staff open together is told in one letter', async () => {
  const email = 'paul@example.org';
  const drafts = [await write('Bourse 1'), await write('Bourse 2'), await write('Bourse 3')];
  await follow(email);
  const ids = drafts.map(({ body }) => body.id);
  const opened = await editor('/admin/scholarships/bulk', { body: { ids, values: { status: 'active' } } });
  expect(opened.status).toBeLessThan(300);
  await emailTo(api.varFolder, email, '3 nouvelles bourses pour vous');
  expect(await found(email)).toHaveLength(1);
});
