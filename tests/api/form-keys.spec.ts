import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { adminOf, testApi } from '../factories/api.ts';
import { accompaniment, application } from '../factories/cases.ts';
import { aGiftForm } from '../factories/donations.ts';
import { operationsOf, readOpenApi, resolved } from '../factories/open-api.ts';
import { aCampaignOfThings, aDonation } from '../factories/physical-donations.ts';
import { aRegistration, openEvent } from '../factories/registrations.ts';

const api = testApi();
const admin = adminOf(api);

const without = (form: object): object =>
  Object.fromEntries(Object.entries(form).filter(([name]) => name !== 'form_key'));
const aMessage = { name: 'Awa', email: 'awa@exemple.org', subject: 'Des livres', message: 'Bonjour.' };
/** Each form of the site without a key, where it goes, and where what it became is counted. */
const FORMS: Record<string, { path: () => Promise<string> | string; form: () => object; table: string }> = {
  money: { path: () => '/donations/', form: () => without(aGiftForm()), table: 'donations' },
  goods: {
    path: () => '/physical-donations/',
    form: () => aDonation({ campaign_id: campaign }),
    table: 'physical_donations',
  },
  seats: {
    path: async () => `/events/${(await openEvent(admin)).id}/register/`,
    form: () => without(aRegistration()),
    table: 'event_registrations',
  },
  accompaniment: {
    path: () => '/universities/accompaniment-requests/',
    form: accompaniment,
    table: 'accompaniment_requests',
  },
  ambassadors: {
    path: () => '/universities/ambassadors/apply/',
    form: application,
    table: 'ambassador_applications',
  },
  contact: { path: () => '/contact/', form: () => aMessage, table: 'contact_messages' },
};
let campaign = 0;

describe('a form without a key of its own', () => {
  it.each(Object.entries(FORMS))(
    'of %s is taken, and is kept once for a header’s key',
    async (_, { path, form, table }) => {
      campaign ||= (await aCampaignOfThings(admin)).id;
      const [to, body] = [await path(), form()];
      const count = async () =>
        Number((await api.query<{ n: string }[]>(`SELECT count(*) n FROM ${table}`))[0]!.n);
      const before = await count();
      const send = (key: string) => api.request(to, { body, headers: { 'idempotency-key': key } });
      const key = randomUUID();
      const answers = [await send(key), await send(key)];
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      expect(await count()).toBe(before + 1);
      // Short, or with signs that a form's own key has not.
      expect((await send('k')).status).toBeLessThan(300);
      const refused = await send('deux mots');
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['Idempotency-Key']]);
    },
  );

  it('is each time a gift of money of its own, as people give twice', async () => {
    const body = without(aGiftForm());
    const ids = [await api.request('/donations/', { body }), await api.request('/donations/', { body })];
    expect(ids.map(({ status }) => status)).toEqual([201, 201]);
    expect(ids[0]!.body.id).not.toBe(ids[1]!.body.id);
  });

  it('is described everywhere: the key is optional, and the header stands beside it', async () => {
    const document = await readOpenApi(api.request);
    const keyed = operationsOf(document).filter(({ path, requestBody }) => {
      const schema = requestBody?.content['application/json']?.schema;
      return (
        schema && !path.includes('/admin/') && 'form_key' in (resolved(document, schema).properties ?? {})
      );
    });
    const faults = keyed.filter(({ parameters, requestBody }) => {
      const { required = [] } = resolved(document, requestBody!.content['application/json']!.schema!);
      return required.includes('form_key') || !parameters.some(({ name }) => name === 'Idempotency-Key');
    });
    expect(faults.map(({ name }) => name)).toEqual([]);
    expect(keyed.length).toBe(7);
  });
});
