import { ACCOMPANIMENT_STATUS_LABELS, ACCOMPANIMENT_TRANSITIONS, CASE_MESSAGES } from '@livres/api/contract';
import type { AccompanimentDetail, AccompanimentStatus, CaseStats } from '@livres/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAnswer } from '../factories/answers.ts';
import { testApi, staffOf, put, adminOf } from '../factories/api.ts';
import { ACCOMPANIMENT, accompaniment, ask, requested } from '../factories/cases.ts';
import { emailsIn, emailTo, CONTACT_EMAIL } from '../factories/emails.ts';
import { rowsOf } from '../factories/rows.ts';
import { jobsSettled } from '../factories/jobs.ts';
import { matching } from '../factories/lists.ts';

let me: number;
const api = testApi({ CONTACT_EMAIL });
const editor = staffOf(api, 'accueil');
const admin = adminOf(api);
beforeAll(async () => {
  const { body } = await editor(`${ACCOMPANIMENT}/assignees`);
  me = body.find(({ name }: { name: string }) => name === 'Essai accueil').id;
});

type Held = Pick<AccompanimentDetail, 'id' | 'version'>;
const change = ({ id, version }: Held, changes: object) =>
  put<any>(editor, `${ACCOMPANIMENT}/${id}`, { version, ...changes });
const write = ({ id, version }: Held, email: object = {}, by = editor) =>
  by<any>(`${ACCOMPANIMENT}/${id}/letters`, {
    body: {
      subject: 'Votre demande {reference}',
      body: 'Bonjour {first_name},\n\nÀ bientôt.',
      version,
      ...email,
    },
  });
const list = async (filter: object, query = '') =>
  (await editor(`${ACCOMPANIMENT}?${matching(filter)}${query}`)).body;
const kinds = ({ entries }: AccompanimentDetail) => entries.map(({ kind }) => kind);

const STATUSES = Object.keys(ACCOMPANIMENT_TRANSITIONS) as AccompanimentStatus[];
const WAY: Record<AccompanimentStatus, AccompanimentStatus[]> = {
  new: [],
  assigned: ['assigned'],
  in_progress: ['in_progress'],
  answered: ['answered'],
  closed: ['closed'],
};
/** A request that is in this state. */
async function standing(status: AccompanimentStatus): Promise<AccompanimentDetail> {
  let held = await requested(api, editor);
  for (const step of WAY[status]) held = (await change(held, { status: step })).body;
  return held;
}

describe('the states of a request', () => {
  it.each(STATUSES)('from « %s » lead where the table says, and nowhere else', async (from) => {
    for (const to of STATUSES.filter((one) => one !== from)) {
      const held = await standing(from);
      const { status, body } = await change(held, { status: to });
      if (ACCOMPANIMENT_TRANSITIONS[from].includes(to)) expect([status, body.status]).toEqual([200, to]);
      else
        expect([status, body.detail]).toEqual([
          409,
          `Une demande « ${ACCOMPANIMENT_STATUS_LABELS[from]} » ne peut pas devenir « ${ACCOMPANIMENT_STATUS_LABELS[to]} ».`,
        ]);
    }
  });

  it('are said with each record: what it may become now', async () => {
    expect((await standing('closed')).next_statuses).toEqual(['in_progress']);
  });

  it('know no other than theirs', async () => {
    const { status, body } = await change(await requested(api, editor), { status: 'accepted' });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['status']]);
  });

  it('say since when it is closed, and forget it when it is opened again', async () => {
    const closed = await standing('closed');
    expect(closed.closed_at).not.toBeNull();
    expect((await change(closed, { status: 'in_progress' })).body.closed_at).toBeNull();
  });
});

describe('a request that someone takes', () => {
  it('is assigned, once it is given; new again, once it is given to nobody', async () => {
    const given = (await change(await requested(api, editor), { assigned_to: me })).body;
    expect(given).toMatchObject({ status: 'assigned', assigned_to: me, assigned_name: 'Essai accueil' });
    expect(given.entries).toMatchObject([
      { kind: 'received', staff_name: null },
      { kind: 'assignment', body: 'Essai accueil', staff_name: 'Essai accueil' },
      { kind: 'state', body: 'Attribuée' },
    ]);
    const back = (await change(given, { assigned_to: null })).body;
    expect(back).toMatchObject({ status: 'new', assigned_to: null, assigned_name: null });
    expect(back.entries.at(-2)).toMatchObject({ kind: 'assignment', body: 'personne' });
  });

  it('is theirs who goes on with it, where nobody had it', async () => {
    const held = (await change(await requested(api, editor), { status: 'in_progress' })).body;
    expect(held).toMatchObject({ assigned_to: me });
    const other = (
      await put(admin, `${ACCOMPANIMENT}/${held.id}`, { version: held.version, status: 'answered' })
    ).body;
    expect(other).toMatchObject({ assigned_to: me, status: 'answered' });
  });

  it('stays in its state when it passes to nobody while it is in progress', async () => {
    const held = (await change(await standing('in_progress'), { assigned_to: null })).body;
    expect(held).toMatchObject({ status: 'in_progress', assigned_to: null });
  });

  it('is given only to who may handle it', async () => {
    await api.asStaff('lecteur');
    const { body: staff } = await admin('/admin/staff');
    const reader = staff.find(({ roles }: { roles: string[] }) => roles.includes('lecteur'));
    for (const assigned_to of [reader.id, 424_242]) {
      const { status, body } = await change(await requested(api, editor), { assigned_to });
      expect([status, body.errors]).toEqual([400, { assigned_to: CASE_MESSAGES.assignee_unknown }]);
    }
  });

  it('tells a late colleague what changed and by whom', async () => {
    const held = await requested(api, editor);
    await change(held, { assigned_to: me });
    expectAnswer(await change(held, { status: 'closed' }), 409, { changed_by: 'Essai accueil' });
    expect((await change({ id: held.id, version: undefined as never }, { status: 'closed' })).status).toBe(
      400,
    );
  });

  it('goes to one of two who take it at once', async () => {
    const held = await requested(api, editor);
    const answers = await Promise.all([1, 2, 3, 4].map(() => change(held, { assigned_to: me })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });
});

describe('a letter', () => {
  it('leaves in the association’s layout with the names filled in, is kept, and moves the request', async () => {
    const held = await requested(api, editor);
    const { status, body } = await write(held, { status: 'in_progress' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'in_progress', letters: 1, assigned_to: me });
    expect(body.answered_at).not.toBeNull();
    const email = await emailTo(api.varFolder, held.email, `Votre demande ${held.reference}`);
    expect(email.text).toContain('Bonjour Awa,\n\nÀ bientôt.');
    expect(email.text).toContain(`Demande ${held.reference} · état : En cours`);
    expect(email.headers.get('reply-to')).toBe('bureau@livres.example');
    expect(email.headers.has('auto-submitted')).toBe(false);
    const kept = body.entries.find(({ kind }: { kind: string }) => kind === 'letter');
    expect(kept).toMatchObject({
      subject: `Votre demande ${held.reference}`,
      body: 'Bonjour Awa,\n\nÀ bientôt.',
      staff_name: 'Essai accueil',
    });
  });

  it('that is asked for 5 times at once leaves once', async () => {
    const held = await requested(api, editor);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => write(held)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
  });

  it('does not leave where its state is refused', async () => {
    const held = await standing('closed');
    expect((await write(held, { subject: 'Ne part pas', status: 'assigned' })).status).toBe(409);
    await jobsSettled(api);
    expect((await emailsIn(api.varFolder)).some(({ subject }) => subject === 'Ne part pas')).toBe(false);
    expect((await editor(`${ACCOMPANIMENT}/${held.id}`)).body.letters).toBe(0);
  });

  it.each([
    ['without a subject', { subject: ' ' }, 'subject', CASE_MESSAGES.subject],
    ['without a text', { body: '' }, 'body', CASE_MESSAGES.body],
    [
      'with a name that stands for nothing',
      { body: 'Bonjour {prenom}' },
      'body',
      CASE_MESSAGES.placeholder_unknown('prenom'),
    ],
  ])('%s is refused next to its field', async (_, fault, field, message) => {
    expectAnswer(await write(await requested(api, editor), fault), 400, { errors: { [field]: message } });
  });

  it('is shown as it would leave, with the state that it would give, and nothing is written', async () => {
    const held = await requested(api, editor);
    const body = {
      subject: '{status} : {field_of_study}',
      body: '{association} – {staff_name} – {country}',
      status: 'answered',
    };
    const { status, body: preview } = await editor(`${ACCOMPANIMENT}/${held.id}/letters/preview`, { body });
    expect([status, preview]).toEqual([
      200,
      {
        to: held.email,
        subject: `Répondue : ${held.field_of_study}`,
        body: 'Livres en partage – Essai accueil – France',
      },
    ]);
    expect((await editor(`${ACCOMPANIMENT}/${held.id}`)).body).toMatchObject({
      version: held.version,
      letters: 0,
    });
    const odd = await editor<any>(`${ACCOMPANIMENT}/${held.id}/letters/preview`, {
      body: { ...body, status: 'perdue' },
    });
    expect([odd.status, Object.keys(odd.body.errors)]).toEqual([400, ['status']]);
    const stranger = '00000000-0000-4000-8000-000000000000';
    expect((await editor(`${ACCOMPANIMENT}/${stranger}/letters/preview`, { body })).status).toBe(404);
  });

  it('may start from one of five templates, each of which can be sent as it is', async () => {
    const { body: templates } = await editor(`${ACCOMPANIMENT}/templates`);
    expect(templates.map(({ key }: { key: string }) => key)).toEqual([
      'taken_in_hand',
      'documents',
      'meeting',
      'advice',
      'closing',
    ]);
    const held = await requested(api, editor);
    for (const { subject, body } of templates)
      expect(
        (await editor(`${ACCOMPANIMENT}/${held.id}/letters/preview`, { body: { subject, body } })).status,
      ).toBe(200);
  });
});

describe('a note', () => {
  it('is read by the team and by nobody else', async () => {
    const held = await requested(api, editor);
    const { status, body } = await editor<any>(`${ACCOMPANIMENT}/${held.id}/notes`, {
      body: { body: 'Dossier solide.' },
    });
    expect([status, body.notes, kinds(body)]).toEqual([201, 1, ['received', 'note']]);
    await jobsSettled(api);
    expect((await emailsIn(api.varFolder)).some(({ text }) => text.includes('Dossier solide.'))).toBe(false);
    const empty = await editor(`${ACCOMPANIMENT}/${held.id}/notes`, { body: { body: ' ' } });
    expect(empty.body.errors).toEqual({ body: CASE_MESSAGES.note });
  });
});

describe('the bin', () => {
  it('takes a request and gives it back; what lies there does not change', async () => {
    const held = await requested(api, editor);
    const { body: binned } = await editor(`${ACCOMPANIMENT}/${held.id}`, { method: 'DELETE' });
    expect([binned.deleted_at === null, binned.next_statuses]).toEqual([false, []]);
    expect(await list({ q: held.reference })).toEqual([]);
    expect(await list({ q: held.reference, shelf: 'bin' })).toHaveLength(1);
    expect((await change(binned, { status: 'closed' })).status).toBe(409);
    expect((await write(binned)).status).toBe(409);
    expect((await editor(`${ACCOMPANIMENT}/${held.id}/notes`, { body: { body: 'Trop tard.' } })).status).toBe(
      409,
    );
    expect((await editor(`${ACCOMPANIMENT}/${held.id}`, { method: 'DELETE' })).status).toBe(409);
    expect((await editor(`${ACCOMPANIMENT}/${held.id}/restore`, { method: 'POST' })).status).toBe(200);
    expect((await editor(`${ACCOMPANIMENT}/${held.id}/restore`, { method: 'POST' })).status).toBe(409);
    expect(await list({ q: held.reference })).toHaveLength(1);
  });
});

describe('the trail', () => {
  it('says what was done, and nothing of who asked', async () => {
    const held = await requested(api, editor, { first_name: 'Zéphirine', last_name: 'Secrète' });
    await change(held, { assigned_to: me });
    const { body } = await editor(`${ACCOMPANIMENT}/${held.id}/history`);
    expect(body).toMatchObject([{ action: 'updated', label: held.reference }]);
    const reader = await api.asStaff('lecteur');
    const { text } = await reader('/admin/audit?filter={"resource":"accompaniment-requests"}');
    expect(text).toContain(held.reference);
    expect(text).not.toMatch(/Zéphirine|Secrète|example\.org|Hydrologie/);
  });
});

describe('who only reads', () => {
  it('reads requests without who asked, takes none out, and finds none by a name', async () => {
    const held = await requested(api, editor, { first_name: 'Zéphirine', last_name: 'Secrète' });
    const reader = await api.asStaff('lecteur');
    expect((await reader(`${ACCOMPANIMENT}/${held.id}`)).body).toMatchObject({
      reference: held.reference,
      first_name: 'Z•••',
      last_name: 'S•••',
      status: 'new',
      description: '(masqué)',
    });
    for (const path of ['', '/figures', '/templates', '/assignees', `/${held.id}/history`]) {
      const { status, text } = await reader(ACCOMPANIMENT + path);
      expect(status, path).toBe(200);
      expect(text).not.toMatch(/Zéphirine|Secrète|example\.org/);
    }
    expect((await reader(`${ACCOMPANIMENT}/export`)).status).toBe(403);
    for (const asked of ['filter={"q":"Zéphirine"}', 'sort=["last_name","ASC"]'])
      expect((await reader(`${ACCOMPANIMENT}?${asked}`)).status, asked).toBe(400);
  });
});

describe('the list', () => {
  it.each([
    ['status', { status: 'closed' }, { status: 'new' }],
    ['several statuses', { status: ['closed', 'answered'] }, { status: 'new' }],
    ['level', { level: 'phd' }, { level: 'bachelor' }],
    ['country, whatever its case and accents', { country: 'SENEGAL' }, { country: 'Gabon' }],
    ['words, whatever their case and accents', { q: 'forets GALERIES' }, { q: 'banquise' }],
    ['who has it', { unassigned: false }, { unassigned: true }],
    ['what is mine', { mine: true }, { mine: false }],
    [
      'days of receipt',
      { created_from: '2020-01-01', created_to: '2099-01-01' },
      { created_to: '2020-01-01' },
    ],
  ])('is filtered by %s', async (_, filter, others) => {
    const held = await requested(api, editor, {
      current_level: 'phd',
      target_country: 'Sénégal',
      description: 'Les forêts galeries du Sénégal.',
    });
    await change(held, { status: 'closed', assigned_to: me });
    const ids = async (by: object) => (await list(by, '&range=[0,499]')).map(({ id }: Held) => id);
    expect(await ids(filter)).toContain(held.id);
    expect(await ids(others)).not.toContain(held.id);
  });

  it('is filtered by who has it, by number', async () => {
    const held = (await change(await requested(api, editor), { assigned_to: me })).body;
    const own = await list({ assigned_to: me }, '&range=[0,499]');
    expect(own.map(({ id }: Held) => id)).toContain(held.id);
    expect(own.every((one: AccompanimentDetail) => one.assigned_to === me)).toBe(true);
  });

  it.each([
    'reference',
    'last_name',
    'status',
    'urgency',
    'assigned_name',
    'target_country',
    'updated_at',
    'created_at',
  ])('is sorted by %s, both ways', async (field) => {
    for (const way of ['ASC', 'DESC']) {
      const answer = await editor(`${ACCOMPANIMENT}?sort=["${field}","${way}"]&range=[0,9]`);
      expect([
        answer.status,
        answer.headers.get('content-range')?.startsWith('accompaniment-requests 0-9/'),
      ]).toEqual([200, true]);
    }
  });

  it('sorts states in their order, not by their letters', async () => {
    await standing('closed');
    await standing('assigned');
    const sorted = (await editor(`${ACCOMPANIMENT}?sort=["status","ASC"]&range=[0,499]`)).body;
    const ranks = sorted.map(({ status }: AccompanimentDetail) => STATUSES.indexOf(status));
    expect(ranks).toEqual(ranks.toSorted((a: number, b: number) => a - b));
  });

  it.each([
    'sort=["email_hash","ASC"]',
    'filter={"status":"perdue"}',
    'filter={"created_from":"hier"}',
    'filter={"level":"licence"}',
  ])('refuses %s and says which parameter is wrong', async (query) => {
    const { status, body } = await editor(`${ACCOMPANIMENT}?${query}`);
    expect([status, Object.keys(body.errors).length]).toEqual([400, 1]);
  });

  it('answers the records of these identifiers, wherever they are', async () => {
    const [one, other] = [await requested(api, editor), await requested(api, editor)];
    await editor(`${ACCOMPANIMENT}/${other.id}`, { method: 'DELETE' });
    const found = await list({ ids: [one.id, other.id] });
    expect(found.map(({ id }: Held) => id).toSorted()).toEqual([one.id, other.id].toSorted());
  });

  it('is exported, formulas defused, with words instead of codes', async () => {
    const sent = accompaniment({ description: '=HYPERLINK("https://voleur.example")', urgency: 'high' });
    await ask(api, sent);
    const { text, headers } = await editor(`${ACCOMPANIMENT}/export?${matching({ q: sent.field_of_study })}`);
    expect(headers.get('content-disposition')).toContain('demandes-accompagnement.csv');
    const [head, line] = text.split('\r\n');
    expect(head).toContain('Référence;Reçue le;État;Confiée à;Prénom;Nom');
    expect(line).toMatch(/Nouvelle.*Recherche de bourse;Forte;France/);
    expect(line).toContain(`'=HYPERLINK`);
  });
});

describe('the figures', () => {
  const other = testApi();

  it('count by state, level, country and month of Paris, without the bin', async () => {
    const staff = await other.asStaff('accueil');
    const first = await requested(other, staff, { target_country: 'Canada', current_level: 'phd' });
    await requested(other, staff, { target_country: 'canada' });
    const third = await requested(other, staff, { target_country: 'Belgique' });
    const binned = await requested(other, staff);
    await staff(`${ACCOMPANIMENT}/${binned.id}`, { method: 'DELETE' });
    await write(first, { status: 'answered' }, staff);
    const closing = { version: third.version, status: 'closed' };
    await put(staff, `${ACCOMPANIMENT}/${third.id}`, closing);
    await rowsOf(
      other.databaseUrl,
      "UPDATE accompaniment_requests SET created_at = answered_at - interval '2 days' WHERE id = $1",
      [first.id],
    );
    const { body } = await staff<CaseStats>(`${ACCOMPANIMENT}/figures`);
    expect(body).toMatchObject({ open: 2, unassigned: 1, mine: 1, days_to_answer: 2 });
    expect(body.by_status.map(({ label, count }) => `${label} ${count}`)).toEqual([
      'Nouvelle 1',
      'Attribuée 0',
      'En cours 0',
      'Répondue 1',
      'Close 1',
    ]);
    expect(body.by_level.map(({ count }) => count)).toEqual([0, 2, 1]);
    expect(body.by_country.map(({ label, count }) => [label.toLowerCase(), count])).toEqual([
      ['canada', 2],
      ['belgique', 1],
    ]);
    expect(body.by_month).toHaveLength(12);
    expect(body.by_month.reduce((sum, { received }) => sum + received, 0)).toBe(3);
    expect(body.by_month.at(-1)).toMatchObject({ closed: 1 });
  });
});
