import {
  DAY_MS,
  MINUTE_MS,
  PHYSICAL_DONATION_STATUS_LABELS as LABELS,
  PHYSICAL_DONATION_STATUSES,
  type PhysicalDonationRecord,
  type PhysicalDonationStatus,
  type CampaignRecord,
} from '@livres/api/contract';
import { CollectionsService } from '@livres/api/dist/goods/physical-donations/collections.service.js';
import { DataSource } from 'typeorm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectAnswer } from '../factories/answers.ts';
import { type Request, testApi, patch, adminOf } from '../factories/api.ts';
import { emailsIn, emailTo } from '../factories/emails.ts';
import { aCampaignOfThings, DETAILS, donorsOf, wrongCode } from '../factories/physical-donations.ts';
import { type StoppedClock, stopClock } from '../factories/time.ts';
import { jobsSettled } from '../factories/jobs.ts';
import { atOnce } from '../factories/waiting.ts';
import { matching, idsOf } from '../factories/lists.ts';
import { withoutTokens } from '../factories/without-tokens.ts';

const PATH = '/admin/physical-donations';
const STAFF = { id: 1, name: 'Essai' };
const COLLECTED = [
  { kind: 'books' as const, category: 'Fiction', quantity: 80 },
  { kind: 'books' as const, category: 'Sciences', quantity: 20 },
  { kind: 'equipment' as const, category: 'Tablettes', quantity: 3 },
];

let campaign: CampaignRecord;
let other: { id: number };
let clock: StoppedClock;
const api = testApi();
const admin = adminOf(api);
const donors = donorsOf(api, () => campaign.id);
beforeAll(async () => {
  campaign = await aCampaignOfThings(admin, { title: 'Une bibliothèque à Dschang' });
  other = await aCampaignOfThings(admin);
  clock = stopClock(api);
});
beforeEach(() => clock.advance(1000));

const record = async (id: string, staff: Request = admin): Promise<PhysicalDonationRecord> =>
  (await staff(`${PATH}/${id}`)).body;
const change = async (id: string, changes: object, version?: number) =>
  patch(admin, `/physical-donations/${id}/`, { version: version ?? (await record(id)).version, ...changes });
const filtered = async (filter: object, staff: Request = admin): Promise<PhysicalDonationRecord[]> =>
  (await staff(`${PATH}?${matching(filter)}`)).body;

/** A donation in this state, by the steps that lead there. */
async function donationIn(
  status: PhysicalDonationStatus,
  over: object = {},
): Promise<PhysicalDonationRecord> {
  const { donation_id } = await donors.offered(over);
  const collections = api.app.get(CollectionsService, { strict: false });
  const ways: Record<PhysicalDonationStatus, PhysicalDonationStatus[]> = {
    pending_validation: [],
    validated: ['validated'],
    pending_pickup: ['validated', 'pending_pickup'],
    pickup_scheduled: ['validated', 'pending_pickup', 'pickup_scheduled'],
    completed: ['validated', 'pending_pickup', 'pickup_scheduled', 'completed'],
    cancelled: ['cancelled'],
  };
  for (const step of ways[status])
    await api.app.get(DataSource).transaction(async (tx) => {
      const { donation, transaction } = (await collections.hold(tx, donation_id))!;
      const held = { donation, transaction: transaction! };
      const plan = { pickup_date: '2999-03-01', pickup_slot: 'Matin (8h-12h)', assigned_to: null } as const;
      if (step === 'validated') await collections.validated(tx, donation, STAFF);
      if (step === 'pending_pickup') await collections.contacted(tx, held, '', STAFF);
      if (step === 'pickup_scheduled') await collections.scheduled(tx, held, plan, STAFF);
      if (step === 'completed') await collections.completed(tx, held, { collected: COLLECTED }, STAFF);
      if (step === 'cancelled') await collections.cancelled(tx, { donation, transaction }, '', STAFF);
    });
  return record(donation_id);
}

const BY_PATCH = {
  validated: ['pending_validation'],
  pending_pickup: ['validated'],
  cancelled: ['pending_validation', 'validated', 'pending_pickup', 'pickup_scheduled'],
} as Record<string, string[]>;
const ELSEWHERE = { pickup_scheduled: 'pending_pickup', completed: 'pickup_scheduled' } as Record<
  string,
  string
>;
const PAIRS = PHYSICAL_DONATION_STATUSES.flatMap((from) =>
  PHYSICAL_DONATION_STATUSES.map((to) => [from, to] as const),
);

describe('a state', () => {
  it.each(PAIRS)(
    '%s → %s is made where it is allowed, and refused by its two names where not',
    async (from, to) => {
      const donation = await donationIn(from);
      const { status, body } = await change(donation.id, { status: to });
      if (BY_PATCH[to]?.includes(from)) {
        expect([status, body.status]).toEqual([200, to]);
        return;
      }
      if (ELSEWHERE[to] === from) {
        expect([status, body.errors?.status]).toEqual([
          400,
          expect.stringMatching(/schedule_pickup|complete_pickup/),
        ]);
      } else {
        expect([status, body.detail]).toEqual([
          409,
          `Un don « ${LABELS[from]} » ne peut pas devenir « ${LABELS[to]} ».`,
        ]);
      }
      expect(await record(donation.id)).toMatchObject({ status: from, version: donation.version });
    },
  );

  it('validated by staff promises the donor a call, and begins a collection', async () => {
    const donation = await donationIn('pending_validation');
    const { body } = await change(donation.id, { status: 'validated' });
    expect(body.transaction_id).toMatch(/^[\da-f-]{36}$/);
    expect(Date.parse(body.contact_due_at) - Date.parse(body.validated_at)).toBe(DAY_MS);
    expect((await emailTo(api.varFolder, donation.email!, 'validé')).text).toContain('24 heures');
  });

  it('cancelled by staff is told to a donor whose address is proven, with the reason, and to no other', async () => {
    const [known, unknown] = [await donationIn('pickup_scheduled'), await donationIn('pending_validation')];
    for (const { id, version } of [known, unknown]) {
      const reason = 'Notre camion est en panne.';
      const { status, body } = await admin(`${PATH}/${id}/cancel`, { body: { reason, version } });
      expect([status, body.status, body.cancel_reason]).toEqual([200, 'cancelled', reason]);
    }
    expect((await emailTo(api.varFolder, known.email!, 'annulé')).text).toContain(
      'Notre camion est en panne.',
    );
    await jobsSettled(api);
    const emails = (await emailsIn(api.varFolder)).filter(({ to }) => to === unknown.email);
    expect(emails.map(({ subject }) => subject)).toEqual(['Votre code pour valider votre don']);
  });

  it('reached at once by 10 colleagues is reached once', async () => {
    const { id, version } = await donationIn('validated');
    const answers = await atOnce(10, () => change(id, { status: 'pending_pickup' }, version));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    const told = await api.sql`SELECT 1 FROM physical_donation_entries
          WHERE physical_donation_id = ${id} AND kind = 'contacted'`;
    expect(told).toHaveLength(1);
  });

  it('completed adds what was collected to its campaign, once, books apart from things', async () => {
    const { id, transaction_id } = await donationIn('completed');
    const gifts = await api.sql`SELECT kind, quantity::int, campaign_id FROM campaign_gifts
          WHERE source_ref = ${transaction_id} ORDER BY kind`;
    expect(gifts).toEqual([
      { kind: 'books', quantity: 100, campaign_id: campaign.id },
      { kind: 'equipment', quantity: 3, campaign_id: campaign.id },
    ]);
    expect((await record(id)).contact_due_at).toBeNull();
  });
});

describe('alerts', () => {
  const alertsOf = (id: string) =>
    api.sql`SELECT alert_type, message, resolved_at IS NULL AS open FROM donation_alerts
        WHERE physical_donation_id = ${id} ORDER BY 1`;

  it('announce what is large, from 20 boxes, and what needs help, and end with the donation', async () => {
    const large = await donationIn('validated', { estimated_boxes_or_items: 20, requires_help: true });
    const small = await donationIn('validated', { estimated_boxes_or_items: 19 });
    expect(await alertsOf(large.id)).toMatchObject([
      { alert_type: 'large_donation', open: true },
      { alert_type: 'needs_help', open: true },
    ]);
    expect(large.open_alerts).toBe(2);
    expect(await alertsOf(small.id)).toEqual([]);
    await change(large.id, { status: 'cancelled' });
    expect((await alertsOf(large.id)).map(({ open }: { open: boolean }) => open)).toEqual([false, false]);
  });

  it('name a reference and a town, never a person', async () => {
    const { id, reference } = await donationIn('validated', { estimated_boxes_or_items: 50 });
    const [{ message }] = await alertsOf(id);
    expect(message).toContain(`${reference}, Lyon`);
    expect(withoutTokens(message)).not.toContain('Awa');
  });
});

describe('who may see people', () => {
  const PEOPLE = [
    'contact_name',
    'organization_name',
    'email',
    'phone',
    'street_address',
    'access_info',
    'special_instructions',
    'cancel_reason',
  ] as const;
  const SECRETS = /Marguerite|École Secrète|Impasse|Digicode|jaune|sonnette|06 99/;

  it('is not a lecteur, in either list, in the detail, the story or the search', async () => {
    const donation = await donationIn('validated', {
      contact_name: 'Marguerite',
      donor_type: 'ecole',
      organization_name: 'École Secrète',
      phone: '06 99 99 99 99',
      street_address: '3 Impasse',
      access_info: 'Digicode 12',
      special_instructions: 'Porte jaune',
      pickup_availability: {
        preferred_days: ['Lundi'],
        time_slots: ['Matin (8h-12h)'],
        special_requirements: 'La sonnette',
      },
    });
    await admin(`${PATH}/${donation.id}/notes`, { body: { body: 'Marguerite est sourde' } });
    const staff = await api.asStaff('lecteur');
    const seen = await record(donation.id, staff);
    for (const field of PEOPLE) expect(seen[field] ?? '•••').toMatch(/•••|••|\(masqué\)/);
    expect(seen).toMatchObject({
      contact_name: 'M•••',
      organization_name: 'É••• S•••',
      email: expect.stringMatching(/^.•••@•••$/),
      phone: '•• •• •• •• 99',
    });
    expect(seen).toMatchObject({ city: 'Lyon', postal_code: '69•••', pictures: [], status: 'validated' });
    for (const path of [
      `${PATH}/${donation.id}`,
      PATH,
      `${PATH}/${donation.id}/timeline`,
      `${PATH}/${donation.id}/history`,
      '/physical-donations/',
      `/physical-donations/${donation.id}/`,
      '/admin/audit',
    ]) {
      const { status, text } = await staff(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).not.toMatch(SECRETS);
    }
    const search = encodeURIComponent(JSON.stringify({ q: 'Marguerite' }));
    expect((await staff(`${PATH}?filter=${search}`)).status).toBe(400);
    const editor = await api.asStaff('editeur');
    for (const path of [PATH, `${PATH}/${donation.id}`, '/physical-donations/'])
      expect((await editor(path)).status).toBe(403);
    expect(idsOf(await filtered({ q: 'marguerite' }))).toContain(donation.id);
  });

  it('is an administrator: everything is there', async () => {
    const donation = await donationIn('validated', { contact_name: 'Marguerite' });
    expect(await record(donation.id)).toMatchObject({ contact_name: 'Marguerite', phone: '06 12 34 56 78' });
  });
});

describe('the lists', () => {
  it('answer the same in both dialects', async () => {
    const { id } = await donationIn('validated');
    const { body: page } = await admin(`/physical-donations/?search=Lyon&page_size=100&ordering=-created_at`);
    expect(page.results[0]).toEqual(await record(id));
    expect(page.count).toBe(page.results.length);
    const { headers, body } = await admin(`${PATH}?sort=["created_at","DESC"]&range=[0,4]`);
    expect(body).toHaveLength(5);
    expect(headers.get('content-range')).toMatch(/^physical-donations 0-4\/\d+$/);
  });

  it('go from page to page', async () => {
    const { body } = await admin('/physical-donations/?page=1&page_size=2&status=validated');
    expect(body.previous).toBeNull();
    const next = new URL(body.next);
    const { body: second } = await admin(`/physical-donations/${next.search}`);
    expect(second.results.map(({ id }: { id: string }) => id)).not.toContain(body.results[0].id);
  });

  it('find by each of their filters', async () => {
    const town = {
      city: 'Besançon',
      postal_code: '25000',
      estimated_boxes_or_items: 30,
      requires_help: true,
    };
    const donation = await donationIn('pickup_scheduled', {
      ...town,
      campaign_id: other.id,
      donor_type: 'ecole',
      organization_name: 'École',
      donation_type: 'equipment',
      donation_details: DETAILS.equipment,
    });
    const day = donation.created_at.slice(0, 10);
    for (const filter of [
      { city: 'besancon' },
      { postal_code: '25' },
      { campaign_id: other.id },
      {
        donor_type: 'ecole',
        city: 'Bes',
      },
      {
        donation_type: 'equipment',
        postal_code: '25000',
      },
      {
        large: true,
        city: 'Besançon',
      },
      {
        needs_help: true,
        postal_code: '25',
      },
      {
        status: ['pickup_scheduled'],
        city: 'Besançon',
      },
      {
        pickup_from: '2999-03-01',
        pickup_to: '2999-03-01',
        city: 'Besançon',
      },
      { q: 'BESANCON' },
      {
        created_from: day,
        city: 'Besançon',
      },
      { ids: [donation.id] },
    ])
      expect([filter, idsOf(await filtered(filter))]).toEqual([filter, [donation.id]]);
    for (const filter of [
      { large: false },
      { needs_help: false },
      { status: 'validated' },
      { donation_type: 'books' },
      { pickup_from: '2999-03-02' },
      { created_from: '2998-01-01' },
      { postal_code: '69' },
      { late: 'any' },
    ])
      expect(idsOf(await filtered({ ...filter, city: 'Besançon' }))).toEqual([]);
    const { body } = await admin(
      `/physical-donations/?campaign_id=${other.id}&postal_code=25&donor_type=ecole&late=false`,
    );
    expect(body.count).toBe(1);
  });

  it.each([
    'status=ouvert',
    'page=0',
    'campaign_id=x',
    'created_from=hier',
    'ordering=email',
    'late=toujours',
  ])('refuse %s by the name of the parameter', async (parameter) => {
    const { status, body } = await admin(`/physical-donations/?${parameter}`);
    expect([status, Object.keys(body.errors)]).toEqual([400, [parameter.split('=')[0]]]);
  });

  it('put first who waits longest for a promised call, then late pick-ups, and find them as late', async () => {
    const town = { city: 'Urgence' };
    const made: Record<string, string> = {};
    for (const status of ['completed', 'pickup_scheduled', 'pending_pickup', 'validated'] as const)
      made[status] = (await donationIn(status, town)).id;
    made['lateCall'] = (await donationIn('validated', town)).id;
    made['latePickup'] = (await donationIn('pickup_scheduled', town)).id;
    await api.sql`UPDATE physical_donations SET validated_at = validated_at - interval '25 hours'
        WHERE id = ${made['lateCall']}`;
    await api.sql`UPDATE donation_transactions SET pickup_date = '2020-01-01'
        WHERE physical_donation_id = ${made['latePickup']}`;
    const order = ['lateCall', 'latePickup', 'validated', 'pending_pickup', 'pickup_scheduled', 'completed'];
    expect(idsOf(await filtered(town))).toEqual(order.map((name) => made[name]));
    expect(idsOf(await filtered({ ...town, late: 'contact' }))).toEqual([made['lateCall']]);
    expect(idsOf(await filtered({ ...town, late: 'pickup' }))).toEqual([made['latePickup']]);
    expect(idsOf(await filtered({ ...town, late: 'any' }))).toHaveLength(2);
  });

  it('are exported whole, for administrators, with formulas defused', async () => {
    await donationIn('validated', { city: 'Export', contact_name: '=HYPERLINK("x")' });
    const { status, text } = await admin(`${PATH}/export?filter={"city":"Export"}`);
    expect(status).toBe(200);
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('Référence;Proposé le;État;Type de don');
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
    expect(lines[1]).toContain('Fiction (120 livres)');
    expect((await admin('/physical-donations/export/?city=Export')).text).toBe(text);
    for (const role of ['editeur', 'lecteur'] as const)
      for (const path of [`${PATH}/export`, '/physical-donations/export/'])
        expect((await (await api.asStaff(role))(path)).status).toBe(403);
  });
});

describe('a correction by staff', () => {
  it('keeps to the rules of the donor’s form, and tells which fields, not what', async () => {
    const donation = await donationIn('validated');
    expect((await change(donation.id, { phone: '12' })).body.errors).toHaveProperty('phone');
    const details = { ...DETAILS.books, categories: [] };
    const { body: refused } = await change(donation.id, { donation_details: details });
    expect(refused.errors).toHaveProperty(['donation_details.categories']);
    const { status, body } = await change(donation.id, {
      city: 'Villeurbanne',
      phone: '06 00 00 00 01',
      estimated_boxes_or_items: 7,
    });
    expect([status, body]).toMatchObject([
      200,
      { city: 'Villeurbanne', phone: '06 00 00 00 01', estimated_boxes_or_items: 7 },
    ]);
    const { body: story } = await admin(`${PATH}/${donation.id}/timeline`);
    expect(story[0]).toMatchObject({
      kind: 'changed',
      text: 'Fiche modifiée : téléphone, ville, cartons ou objets',
    });
    const { body: history } = await admin(`${PATH}/${donation.id}/history`);
    expect(history[0].changes).toContainEqual({ field: 'phone', before: '•••', after: '••• (modifié)' });
    expect(history[0].changes).toContainEqual({ field: 'city', before: 'Lyon', after: 'Villeurbanne' });
  });

  it('names the version it comes from, and never overwrites a colleague’s', async () => {
    const donation = await donationIn('validated');
    expect(
      (await admin(`${PATH}/${donation.id}`, { method: 'PUT', body: { city: 'Bron' } })).body.errors,
    ).toHaveProperty('version');
    const put = (city: string) =>
      admin(`${PATH}/${donation.id}`, { method: 'PUT', body: { version: donation.version, city } });
    expect((await put('Bron')).status).toBe(200);
    expectAnswer(await put('Oullins'), 409, { changed_fields: ['city'] });
    expect((await record(donation.id)).city).toBe('Bron');
  });

  it('moves to another campaign that takes this type of gift, and to no other', async () => {
    const donation = await donationIn('validated');
    const money = await aCampaignOfThings(admin, { campaign_type: 'financial', goal_amount: 100 });
    expect((await change(donation.id, { campaign_id: money.id })).body.errors).toHaveProperty('campaign_id');
    expect((await change(donation.id, { campaign_id: other.id })).body.campaign_id).toBe(other.id);
  });

  it('changes nothing of a donation that is over, or in the bin', async () => {
    for (const status of ['completed', 'cancelled'] as const) {
      const { id } = await donationIn(status);
      expect((await change(id, { city: 'Bron' })).body.type).toBe('/problems/don-clos');
    }
    const { id } = await donationIn('validated');
    await admin(`${PATH}/${id}`, { method: 'DELETE' });
    expect((await change(id, { city: 'Bron' })).body.type).toBe('/problems/don-a-la-corbeille');
  });

  it('of the address sends another code there, and what went to the old one opens nothing', async () => {
    const donation = await donors.offered();
    const sentEmail = await donors.letterWithCode(donation.email);
    const old = await donors.codeSentTo(donation.email);
    const token = /\/verify-email\/([\w-]{43})/.exec(sentEmail.text)![1]!;
    clock.advance(MINUTE_MS);
    const email = `juste.${donation.email}`;
    await change(donation.donation_id, { email });
    const fresh = await donors.codeSentTo(email);
    if (fresh !== old) expect((await donors.verify(donation.donation_id, old)).status).toBe(400);
    expect((await api.request('/verify-email/', { body: { token } })).status).toBe(400);
    expect((await donors.verify(donation.donation_id, fresh)).status).toBe(200);
    expect(wrongCode(fresh)).not.toBe(fresh);
  });

  it('of the address of a validated donation gives the donor’s page to the new one alone', async () => {
    const donation = await donors.validated();
    const token = await donors.trackingOf(donation.email);
    const email = `juste.${donation.email}`;
    await change(donation.donation_id, { email });
    expect((await api.request(`/physical-donations/tracking/${token}`)).status).toBe(404);
    const { text } = await emailTo(api.varFolder, email, 'a changé');
    const own = /\/donations\/suivi\/([\w-]{43})/.exec(text)![1]!;
    expect((await api.request(`/physical-donations/tracking/${own}`)).status).toBe(200);
  });

  it('may be a note, which nobody outside reads', async () => {
    const { id, version } = await donationIn('validated');
    const { status, body } = await admin(`${PATH}/${id}/notes`, { body: { body: 'Rappeler après 18 h.' } });
    expect([status, body[0]]).toMatchObject([201, { kind: 'note', details: 'Rappeler après 18 h.' }]);
    expect((await admin(`${PATH}/${id}/notes`, { body: { body: ' ' } })).body.errors).toEqual({
      body: 'Écrivez votre note.',
    });
    expect((await record(id)).version).toBe(version);
  });
});

describe('the story', () => {
  it('tells everything from the form to the van, newest first', async () => {
    const { id } = await donationIn('completed');
    const { body } = await admin(`${PATH}/${id}/timeline`);
    const kinds = body
      .map(({ kind }: { kind: string }) => kind)
      .filter((kind: string) => !kind.startsWith('alert'));
    expect(kinds).toEqual([
      'completed',
      'pickup_scheduled',
      'contacted',
      'validated',
      'code_sent',
      'created',
    ]);
    expect(body.find(({ kind }: { kind: string }) => kind === 'created').by).toBe('donateur');
    expect(body.find(({ kind }: { kind: string }) => kind === 'pickup_scheduled').text).toContain(
      '1er mars 2999, matin (8h-12h)',
    );
  });
});

describe('the bin', () => {
  it('takes a donation out of the lists, of the donor’s page and of its alerts, until it is taken out', async () => {
    const donation = await donors.validated({ city: 'Corbeille', requires_help: true });
    const token = await donors.trackingOf(donation.email);
    const id = donation.donation_id;
    expect((await admin(`/physical-donations/${id}/`, { method: 'DELETE' })).body.deleted_at).not.toBeNull();
    expect(await filtered({ city: 'Corbeille' })).toEqual([]);
    expect(idsOf(await filtered({ city: 'Corbeille', shelf: 'bin' }))).toEqual([id]);
    expect((await api.request(`/physical-donations/tracking/${token}`)).status).toBe(404);
    expect((await donors.resend(id)).status).toBe(404);
    expect((await record(id)).open_alerts).toBe(0);
    expect((await admin(`${PATH}/${id}`, { method: 'DELETE' })).status).toBe(409);
    expect((await admin(`${PATH}/${id}/restore`, { method: 'POST' })).body.deleted_at).toBeNull();
    expect((await api.request(`/physical-donations/tracking/${token}`)).status).toBe(200);
    expect((await admin(`${PATH}/${id}/restore`, { method: 'POST' })).status).toBe(409);
  });

  it('does not take what counts in a campaign, nor what a donor waits for', async () => {
    for (const status of ['completed', 'pickup_scheduled'] as const) {
      const { id } = await donationIn(status);
      const { status: answer, body } = await admin(`${PATH}/${id}`, { method: 'DELETE' });
      expect([answer, body.type]).toEqual([409, '/problems/don-utile']);
    }
  });

  it('knows no donation that does not exist', async () => {
    for (const id of [crypto.randomUUID(), '12', 'x'])
      for (const ask of [{ method: 'GET' }, { method: 'DELETE' }, { method: 'PUT', body: { version: 1 } }])
        expect((await admin(`${PATH}/${id}`, ask)).status).toBe(404);
  });
});
