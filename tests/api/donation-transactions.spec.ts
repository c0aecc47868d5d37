import {
  COLLECTED_MESSAGES,
  TRANSACTION_MESSAGES,
  TRANSACTION_STATUS_LABELS,
  TRANSACTION_STATUSES,
  transactionMayBecome,
  type TransactionStatus,
} from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { expectAnswer } from '../factories/answers.ts';
import { type Request, testApi, adminOf } from '../factories/api.ts';
import { aCollection, raiseAlert, type TestCollection, PLAN } from '../factories/collections.ts';
import { emailsIn, emailTo } from '../factories/emails.ts';
import { jobsSettled } from '../factories/jobs.ts';
import { atOnce } from '../factories/waiting.ts';
import { stoppedClock } from '../factories/time.ts';

const COLLECTED = [
  { kind: 'books', category: 'Fiction', quantity: 80 },
  { kind: 'books', category: 'Sciences', quantity: 40 },
];

const api = testApi();
const clock = stoppedClock(api, new Date('2027-03-02T10:00:00Z'));
const admin = adminOf(api);

const action = ({ transaction }: TestCollection, name: string, body: object = {}, as: Request = admin) =>
  as(`/donation-transactions/${transaction}/${name}/`, { body });
const read = async ({ transaction }: TestCollection) =>
  (await admin(`/donation-transactions/${transaction}/`)).body;
const timelineOf = async ({ donation }: TestCollection) =>
  (
    await api.sql`SELECT kind FROM physical_donation_entries WHERE physical_donation_id = ${donation}
        ORDER BY id`
  ).map(({ kind }: { kind: string }) => kind);
const alertsOf = async ({ donation }: TestCollection) =>
  (await admin(`/donation-alerts/?physical_donation=${donation}&open=true`)).body.results;

/** What leads into each state, and the body that the act wants. */
const ACTIONS: Record<string, { to: TransactionStatus; body: object }> = {
  mark_contacted: { to: 'contacted', body: { notes: 'Rappeler après 18 h' } },
  schedule_pickup: { to: 'pickup_scheduled', body: PLAN },
  complete_pickup: { to: 'completed', body: { collected: COLLECTED } },
  cancel: { to: 'cancelled', body: { reason: 'Trop loin pour notre camion' } },
};

describe('a collection', () => {
  it('is called for, planned, fetched and counted in its campaign', async () => {
    const collection = await aCollection(api);
    const campaignBefore = (await api.request(`/campaigns/${collection.campaign}`)).body;
    const contacted = await action(collection, 'mark_contacted', { notes: 'Rappeler après 18 h' });
    expect(contacted.status).toBe(200);
    expect(contacted.body).toMatchObject({
      status: 'contacted',
      status_display: 'Contacté',
      contacted_at: '2027-03-02T10:00:00.000Z',
      contacted_by: 'Première administratrice',
      contact_notes: 'Rappeler après 18 h',
      contact_due_at: null,
      is_late: false,
    });
    const planned = await action(collection, 'schedule_pickup', { ...PLAN, notes: 'Prendre le diable' });
    expect(planned.body).toMatchObject({ status: 'pickup_scheduled', ...PLAN, notes: 'Prendre le diable' });
    const done = await action(collection, 'complete_pickup', { collected: COLLECTED, notes: 'Tout y était' });
    expect(done.body).toMatchObject({
      status: 'completed',
      completed_at: '2027-03-02T10:00:00.000Z',
      collected: COLLECTED,
      notes: 'Tout y était',
    });
    expect(await timelineOf(collection)).toEqual(
      expect.arrayContaining(['contacted', 'pickup_scheduled', 'completed']),
    );
    const campaignAfter = (await api.request(`/campaigns/${collection.campaign}`)).body;
    expect(campaignAfter.current_books - campaignBefore.current_books).toBe(120);
  });

  it('shows where, from whom and when to whoever may see people', async () => {
    const collection = await aCollection(api, 'pickup_scheduled');
    expect(await read(collection)).toMatchObject({
      id: collection.transaction,
      physical_donation: collection.donation,
      reference: collection.reference,
      pickup_date: '2027-03-04',
      pickup_address: '12 rue de l’Église, 69003 Lyon',
      contact_name: 'Hélène Œuvrard',
      phone: '06 12 34 56 78',
      access_info: 'Code 45B, deuxième cour',
      assigned_to: 'Moussa',
      estimated_boxes_or_items: 6,
      version: 1,
    });
  });

  it('says nothing of people to who only reads, who may do nothing; and nothing at all to editors', async () => {
    const collection = await aCollection(api, 'pickup_scheduled', {
      transaction: { notes: 'Voisine : Mme Petit', contact_notes: 'Sourde' },
      donation: {
        pickup_availability: { preferred_days: ['Lundi'], time_slots: [], special_requirements: 'Chien' },
      },
    });
    const staff = await api.asStaff('lecteur');
    const { body, text } = await staff(`/donation-transactions/${collection.transaction}/`);
    expect(body).toMatchObject({
      city: 'Lyon',
      postal_code: '69•••',
      contact_name: 'H••• Œ•••',
      phone: '•• •• •• •• 78',
    });
    for (const secret of [
      'Œuvrard',
      '06 12',
      'Église',
      '45B',
      'Moussa',
      'Petit',
      'Sourde',
      'Chien',
      'example.org',
    ])
      expect(text).not.toContain(secret);
    for (const [name, { body: filled }] of Object.entries(ACTIONS))
      expect((await action(collection, name, filled, staff)).status).toBe(403);
    for (const asked of ['search=Œuvrard', 'assigned_to=Moussa', 'postal_code=69', 'ordering=postal_code'])
      expect((await staff(`/donation-transactions/?${asked}`)).status, asked).toBe(400);
    const editor = await api.asStaff('editeur');
    expect((await editor(`/donation-transactions/${collection.transaction}/`)).status).toBe(403);
    expect((await staff('/admin/donation-transactions/export')).status).toBe(403);
  });

  const pairs = TRANSACTION_STATUSES.flatMap((from) =>
    Object.entries(ACTIONS).map(([name, { to, body }]) => ({ from, name, to, body })),
  );
  it.each(pairs.filter(({ from, to }) => !transactionMayBecome(from, to)))(
    '« $from » does not go by $name, and both states are named',
    async ({ from, name, to, body }) => {
      const collection = await aCollection(api, from);
      const before = await read(collection);
      const answer = await action(collection, name, body);
      expect([answer.status, answer.body.type]).toEqual([409, '/problems/etat-impossible']);
      expect(answer.body.detail).toContain(`« ${TRANSACTION_STATUS_LABELS[from]} »`);
      expect(answer.body.detail).toContain(`« ${TRANSACTION_STATUS_LABELS[to]} »`);
      expect(await read(collection)).toEqual(before);
      expect(await timelineOf(collection)).toEqual([]);
    },
  );
  it.each(pairs.filter(({ from, to }) => transactionMayBecome(from, to)))(
    '« $from » goes by $name, with its donation',
    async ({ from, name, to, body }) => {
      const collection = await aCollection(api, from);
      expect((await action(collection, name, body)).body.status).toBe(to);
    },
  );

  it.each(TRANSACTION_STATUSES.filter((status) => status !== 'pickup_scheduled'))(
    'is moved only while it is planned, not « %s »',
    async (status) => {
      const { status: code, body } = await action(await aCollection(api, status), 'reschedule_pickup', PLAN);
      expect([code, body.type]).toEqual([409, '/problems/etat-impossible']);
    },
  );

  it('that changes hands on its day has not moved, for its donor; one of another day has', async () => {
    const collection = await aCollection(api, 'pickup_scheduled', { transaction: { round_position: 3 } });
    const plan = { pickup_date: '2027-03-04', pickup_slot: 'Matin (8h-12h)' };
    const noted = await action(collection, 'reschedule_pickup', { ...plan, notes: 'Prendre le diable' });
    expect([noted.body.notes, noted.body.round_position]).toEqual(['Prendre le diable', 3]);
    const given = await action(collection, 'reschedule_pickup', { ...plan, assigned_to: 'Fatou' });
    expect([given.body.assigned_to, given.body.round_position]).toEqual(['Fatou', null]);
    const toldOf = async () => (await timelineOf(collection)).filter((kind: string) => kind !== 'letter');
    expect(await toldOf()).toEqual(['changed', 'changed']);
    await action(collection, 'reschedule_pickup', { ...plan, pickup_date: '2027-03-05' });
    expect(await toldOf()).toEqual(['changed', 'changed', 'pickup_moved']);
  });

  it('whose donation is in the bin is nowhere', async () => {
    const collection = await aCollection(api, 'contacted', { donation: { deleted_at: new Date() } });
    expect((await admin(`/donation-transactions/${collection.transaction}/`)).status).toBe(404);
    expect((await action(collection, 'schedule_pickup', PLAN)).status).toBe(404);
  });

  it('settles its alerts as their causes end', async () => {
    const collection = await aCollection(api);
    await raiseAlert(api, collection, { alert_type: 'contact_overdue', severity: 'warning' });
    await action(collection, 'mark_contacted');
    expect(await alertsOf(collection)).toEqual([]);
    await action(collection, 'schedule_pickup', PLAN);
    await raiseAlert(api, collection, { alert_type: 'pickup_overdue', severity: 'warning' });
    await action(collection, 'reschedule_pickup', { ...PLAN, pickup_date: '2027-03-09' });
    expect(await alertsOf(collection)).toEqual([]);
    await raiseAlert(api, collection, { alert_type: 'needs_help' });
    await action(collection, 'complete_pickup', { collected: COLLECTED });
    expect(await alertsOf(collection)).toEqual([]);
  });
});

describe('a pick-up is planned', () => {
  it('today at the earliest, by the days of Paris', async () => {
    clock.set('2027-03-02T22:30:00Z');
    const collection = await aCollection(api, 'contacted');
    expectAnswer(await action(collection, 'schedule_pickup', { ...PLAN, pickup_date: '2027-03-01' }), 400, {
      errors: { pickup_date: TRANSACTION_MESSAGES.pickup_date_past },
    });
    expect((await action(collection, 'schedule_pickup', { ...PLAN, pickup_date: '2027-03-02' })).status).toBe(
      200,
    );
    clock.set('2027-03-02T23:30:00Z');
    const moved = await action(collection, 'reschedule_pickup', { ...PLAN, pickup_date: '2027-03-02' });
    expect(moved.body.errors).toEqual({ pickup_date: TRANSACTION_MESSAGES.pickup_date_past });
    expect(
      (await action(collection, 'reschedule_pickup', { ...PLAN, pickup_date: '2027-03-03' })).status,
    ).toBe(200);
    clock.set('2027-03-02T10:00:00Z');
  });

  const { pickup_date_missing, pickup_slot } = TRANSACTION_MESSAGES;
  it.each([
    ['no day', { pickup_date: undefined }, pickup_date_missing],
    ['what is no day', { pickup_date: 'lundi' }, pickup_date_missing],
    ['a day with an hour', { pickup_date: '2027-03-08T10:00:00Z' }, pickup_date_missing],
    ['no slot', { pickup_slot: undefined }, pickup_slot],
    ['a slot of another time', { pickup_slot: 'Nuit' }, pickup_slot],
    ['nobody’s number', { assigned_to: 424_242 }, expect.stringContaining('équipe')],
    ['a list for a name', { assigned_to: ['Moussa'] }, expect.stringContaining('nom')],
    ['a name too long', { assigned_to: 'x'.repeat(121) }, expect.stringContaining('120')],
    ['an unknown field', { price: 3 }, 'Ce champ n’est pas connu.'],
    ['notes too long', { notes: 'x'.repeat(2001) }, expect.stringContaining('2000')],
  ])('not with %s', async (_, fault, message) => {
    const collection = await aCollection(api, 'contacted');
    const errors = { [Object.keys(fault)[0]!]: message };
    expectAnswer(await action(collection, 'schedule_pickup', { ...PLAN, ...fault }), 400, { errors });
  });

  it('not on the 30th of February', async () => {
    const answer = await action(await aCollection(api, 'contacted'), 'schedule_pickup', {
      ...PLAN,
      pickup_date: '2027-02-30',
    });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['pickup_date']]);
  });

  it('for somebody of the team by their number, for a volunteer by name, or for nobody yet', async () => {
    const { body: staff } = await admin('/admin/staff', {
      body: { name: 'Inès Camion', roles: ['accueil'] },
    });
    const collection = await aCollection(api, 'contacted');
    const planned = await action(collection, 'schedule_pickup', { ...PLAN, assigned_to: staff.id });
    expect(planned.body.assigned_to).toBe('Inès Camion');
    const moved = await action(collection, 'reschedule_pickup', { ...PLAN, assigned_to: '  Fatou  ' });
    expect(moved.body.assigned_to).toBe('Fatou');
    const { pickup_date, pickup_slot } = PLAN;
    const kept = await action(collection, 'reschedule_pickup', {
      pickup_date,
      pickup_slot: 'Soirée (17h-20h)',
    });
    expect([kept.body.assigned_to, kept.body.pickup_slot, pickup_slot]).toEqual([
      'Fatou',
      'Soirée (17h-20h)',
      PLAN.pickup_slot,
    ]);
    await admin(`/admin/staff/${staff.id}`, { method: 'DELETE' });
    const gone = await action(collection, 'reschedule_pickup', { ...PLAN, assigned_to: staff.id });
    expect(gone.body.errors).toEqual({ assigned_to: 'Cette personne n’est pas, ou plus, de l’équipe.' });
    const nobody = await action(collection, 'reschedule_pickup', { ...PLAN, assigned_to: null });
    expect(nobody.body.assigned_to).toBeNull();
    const { body: people } = await admin('/admin/donation-transactions/people');
    expect(people).toContain('Première administratrice');
    expect(people).toContain('Moussa');
    expect(people).not.toContain('Inès Camion');
  });
});

describe('what was collected', () => {
  const { missing, category, quantity } = COLLECTED_MESSAGES;
  const BOOK = { kind: 'books', category: 'Fiction', quantity: 1 };
  const NO_PICTURE = '00000000-0000-4000-8000-000000000000';
  it.each([
    ['nothing', { collected: [] }, { collected: missing }],
    ['no word of it', {}, { collected: missing }],
    [
      'of another type',
      { collected: [{ ...BOOK, category: 'Chaises' }] },
      { 'collected.0.category': category },
    ],
    ['a quantity of none', { collected: [{ ...BOOK, quantity: 0 }] }, { 'collected.0.quantity': quantity }],
    ['half a book', { collected: [{ ...BOOK, quantity: 1.5 }] }, { 'collected.0.quantity': quantity }],
    ['of no type', { collected: [{ ...BOOK, kind: 'money' }] }, { 'collected.0.kind': expect.any(String) }],
    ['what is no list', { collected: 'tout' }, { collected: missing }],
    [
      'a picture that is not there',
      { collected: COLLECTED, picture_ids: [NO_PICTURE] },
      { picture_ids: expect.any(String) },
    ],
  ])('is not %s', async (_, body, errors) => {
    const collection = await aCollection(api, 'pickup_scheduled');
    expectAnswer(await action(collection, 'complete_pickup', body), 400, { errors });
    expect((await read(collection)).status).toBe('pickup_scheduled');
  });

  it('counts books as books, and furniture with equipment', async () => {
    const collection = await aCollection(api, 'pickup_scheduled');
    const collected = [
      ...COLLECTED,
      { kind: 'equipment', category: 'Ordinateurs', quantity: 3 },
      { kind: 'library_material', category: 'Étagères', quantity: 4 },
    ];
    await action(collection, 'complete_pickup', { collected });
    const gifts = await api.sql`SELECT kind, quantity::int AS quantity FROM campaign_gifts
        WHERE source = 'physical-donation' AND source_ref = ${collection.transaction} ORDER BY kind`;
    expect(gifts).toEqual([
      { kind: 'books', quantity: 120 },
      { kind: 'equipment', quantity: 7 },
    ]);
  });

  it('is one gift and one letter, even when the button is clicked 20 times at once', async () => {
    const collection = await aCollection(api, 'pickup_scheduled');
    const clicks = await atOnce(20, () => action(collection, 'complete_pickup', { collected: COLLECTED }));
    expect(clicks.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)]);
    const gifts =
      await api.sql`SELECT quantity::int FROM campaign_gifts WHERE source_ref = ${collection.transaction}`;
    expect(gifts).toEqual([{ quantity: 120 }]);
    await emailTo(api.varFolder, collection.email, 'Merci');
    await jobsSettled(api);
    const emails = (await emailsIn(api.varFolder)).filter(({ to }) => to === collection.email);
    expect(emails).toHaveLength(1);
    expect((await timelineOf(collection)).filter((kind: string) => kind === 'completed')).toHaveLength(1);
  });
});

describe('two coordinators', () => {
  it('plan one pick-up at once: one does, the other is told what it became', async () => {
    const collection = await aCollection(api, 'contacted');
    const [one, other] = await Promise.all([
      action(collection, 'schedule_pickup', PLAN),
      action(collection, 'schedule_pickup', { ...PLAN, pickup_date: '2027-03-10' }),
    ]);
    const [winner, loser] = one.status === 200 ? [one, other] : [other, one];
    expect([winner.status, loser.status, loser.body.type]).toEqual([200, 409, '/problems/etat-impossible']);
    expect((await read(collection)).pickup_date).toBe(winner.body.pickup_date);
    const timeline = await timelineOf(collection);
    expect(timeline.filter((kind: string) => kind === 'pickup_scheduled')).toHaveLength(1);
  });

  it('who start from an older version are told what changed, and by whom', async () => {
    const collection = await aCollection(api, 'pickup_scheduled');
    const { version } = await read(collection);
    await action(collection, 'reschedule_pickup', { ...PLAN, version });
    const { status, body } = await action(collection, 'reschedule_pickup', {
      ...PLAN,
      pickup_date: '2027-03-20',
      version,
    });
    expect([status, body.type, body.changed_by]).toEqual([
      409,
      '/problems/version-depassee',
      'Première administratrice',
    ]);
    expect(body.changed_fields).toContain('pickup_date');
    expect(body.current_version).toBe(version + 1);
    expect((await read(collection)).pickup_date).toBe(PLAN.pickup_date);
  });
});

it('both dialects do the same acts', async () => {
  const collection = await aCollection(api);
  const path = `/admin/donation-transactions/${collection.transaction}`;
  const steps = [
    ['mark_contacted', {}],
    ['schedule_pickup', PLAN],
    ['reschedule_pickup', { ...PLAN, pickup_slot: 'Soirée (17h-20h)' }],
    ['complete_pickup', { collected: COLLECTED }],
  ] as const;
  for (const [name, body] of steps) expect((await admin(`${path}/${name}`, { body })).status).toBe(200);
  expect((await admin(path)).body).toEqual(await read(collection));
  const other = await aCollection(api);
  const cancelled = await admin(`/admin/donation-transactions/${other.transaction}/cancel`, {
    body: { reason: 'Doublon' },
  });
  expect(cancelled.body.status).toBe('cancelled');
  const { body: history } = await admin(`${path}/history`);
  expect(history).toHaveLength(4);
  expect(JSON.stringify(history)).not.toContain('Moussa');
});

it('an act without a body is one without notes', async () => {
  const { transaction } = await aCollection(api);
  const answer = await admin(`/donation-transactions/${transaction}/mark_contacted/`, { method: 'POST' });
  expect([answer.status, answer.body.contact_notes]).toEqual([200, '']);
});

it.each(['3', '00000000-0000-4000-8000-000000000000'])('%s names no collection', async (id) => {
  const { status } = await admin(`/donation-transactions/${id}/mark_contacted/`, { body: {} });
  expect(status).toBe(404);
});

it('a collection is not cancelled without a reason', async () => {
  const { status, body } = await action(await aCollection(api), 'cancel', { reason: '  ' });
  expect([status, body.errors]).toEqual([400, { reason: 'Dites pourquoi la collecte est annulée.' }]);
});

it('what is collected raises its campaign, and the figures of the home page', async () => {
  const collection = await aCollection(api, 'pickup_scheduled');
  const figures = async () => {
    await admin('/metrics/crud/site-metrics/sync_update/', { body: {} });
    const { body: metrics } = await api.request('/metrics/');
    const { body: campaign } = await api.request(`/campaigns/${collection.campaign}`);
    return [campaign.current_books, metrics.site_metrics.books_distributed];
  };
  const before = await figures();
  await action(collection, 'complete_pickup', { collected: COLLECTED });
  expect(await figures()).toEqual(before.map((books: number) => books + 120));
});
