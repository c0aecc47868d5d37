import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErasureOutcome, HeldOfPerson } from '@livres/api/contract';
import { PersonalDataFileService } from '@livres/api/dist/people/personal-data/personal-data-file.service.js';
import { DataSource } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { expectAnswer } from '../factories/answers.ts';
import { testApi, adminOf } from '../factories/api.ts';
import { aGift, aRecurringGift } from '../factories/gifts.ts';
import { sendEmail } from '../factories/emails.ts';
import { columnsHolding, MARKED, markedRows } from '../factories/marked-rows.ts';
import { signInMember } from '../factories/members.ts';
import { eventually, atOnce } from '../factories/waiting.ts';

/** Found by a name or a hash, not by an address; or written for other rows. */
const APART = ['personal_data_erasures', 'audit_entries', 'jobs.job'];
/** Known by a name that colleagues chose, not by an address. */
const OF_STAFF = /^staff(_|$)/;
/** What stays, by law or because it names nobody any more. */
const STAYS = [
  ...[
    'first_name',
    'last_name',
    'organization_name',
    'legal_form',
    'street_address',
    'postal_code',
    'city',
  ].flatMap((column) => [`donations.${column}`, `recurring_gifts.${column}`]),
  'donations.country',
  // Who adds to gifts, as the site says it.
  'matching_pots.sponsor_name',
  // Made from what stays of a gift.
  'donations.donor_name',
  'donations.searched',
  ...['name', 'street_address', 'postal_code', 'city', 'country', 'searched'].map(
    (column) => `donor_records.${column}`,
  ),
  'donations.provider_payment_id',
  'donations.form_key',
  'donations.reference',
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'].map(
    (code) => `donations.${code}`,
  ),
  'donations.source',
  'recurring_gifts.country',
  'recurring_gifts.reference',
  'recurring_gifts.provider_subscription_id',
  'recurring_gifts.provider_customer_id',
  'receipts.donor_name',
  'receipts.content',
  'receipts.file_key',
  'receipts.code',
  'receipts.sha256',
  'payment_attempts.provider_payment_id',
  'payment_attempts.provider_session_id',
  'payment_attempts.provider_subscription_id',
  'bank_lines.wording',
  'bank_lines.counterparty',
  'bank_lines.line_key',
  'physical_donations.postal_code',
  'physical_donations.city',
  'physical_donations.country',
  'physical_donations.donation_details',
  'physical_donations.reference',
  'event_registrations.provider_payment_id',
  'event_registrations.reference',
  'event_tickets.code_hash',
  'accompaniment_requests.reference',
  'ambassador_applications.reference',
];
/** Phrases of the product, and answers that describe a request and not a person. */
const NAMES_NOBODY =
  /^(donation_entries\.text|physical_donation_entries\.text|event_registration_entries\.text|event_registration_refunds\.currency|donation_transactions\.collected|(articles|events)\.(title|content|description|search)|case_entries\.staff_name|(donations|recurring_gifts|event_registrations)\.(payment_method|provider)|payment_attempts\.(provider|method)|(accompaniment_requests|ambassador_applications)\.(field_of_study|target_country|current_level|target_level|country_origin|country_study|languages|expertise_areas|target_countries|support_type|urgency))$/;

const api = testApi();
const admin = adminOf(api);

const erase = (email: string, over: object = {}) =>
  admin<ErasureOutcome>('/admin/personal-data/erasures', {
    body: { email, reason: 'Demandé par courrier du 3 mars, pièce d’identité vue', proof: 'note', ...over },
  });
const search = async (email: string) =>
  (await admin<HeldOfPerson>('/admin/personal-data/searches', { body: { email } })).body;

describe('a person whose data is everywhere', () => {
  it('reads all of it, and is in nothing once erased but in what the law keeps', async () => {
    const { tables, insert, markerOf } = markedRows(api);
    const names = [...new Set(tables.map(([key]) => key.split(' ')[0]!))].filter(
      (one) => !APART.includes(one) && !OF_STAFF.test(one),
    );
    for (const table of names) await insert(table);
    await insert('donations', {
      id: '00000000-0000-4000-8000-000000000021',
      status: 'failed',
      succeeded_at: null,
      form_key: null,
      provider_payment_id: null,
      reference: 'DON-20260310-FFFFFFFF',
    });
    await insert('recurring_gifts', {
      id: '00000000-0000-4000-8000-000000000022',
      status: 'pending',
      started_at: null,
      reference: 'REC-2',
      provider_subscription_id: null,
    });
    await insert('case_entries', {
      id: 2,
      resource: 'ambassador-applications',
      case_id: '00000000-0000-4000-8000-000000000008',
    });
    await audited('contact-messages', '1', [{ field: 'name', before: 'MARQ-avant', after: 'MARQ-apres' }]);
    await audited('settings', '7007', [{ field: 'value', before: `à\n${MARKED}.`, after: null }]);
    await audited('settings', '8008', [{ field: 'value', before: `a${MARKED}`, after: null }]);
    await api.query(
      `INSERT INTO jobs.job (name, data, state) VALUES ('mail.send', $1, 'completed'), ('mail.send', $1, 'created')`,
      [JSON.stringify({ to: MARKED, said: 'MARQ' })],
    );
    const picture = join(api.varFolder, 'media/gifts/essai');
    await mkdir(picture, { recursive: true });
    await writeFile(join(picture, 'large.webp'), 'photo');
    await sendEmail(api, 'MARQ en boîte', () => undefined, { to: MARKED });
    await eventually('the letter in the folder', async () => (await mailHolding('MARQ')).length > 0);

    const told = JSON.stringify(
      await api.app
        .get(PersonalDataFileService, { strict: false })
        .of(api.app.get(DataSource).manager, MARKED),
    );
    const unsaid: string[] = [];
    for (const table of names) {
      const about = tables.find(([key]) => key.split(' ')[0] === table)![1];
      const [row] = await api.query(`SELECT * FROM ${table} LIMIT 1`);
      for (const column of Object.keys(about.columns))
        if (
          JSON.stringify(row[column]).includes(markerOf(table, column)) &&
          !told.includes(markerOf(table, column))
        )
          unsaid.push(`${table}.${column}`);
    }
    expect(unsaid).toEqual([]);

    const before = await search(MARKED.toUpperCase());
    expect(before.kinds.length).toBeGreaterThan(14);
    expect(before.kinds.flatMap(({ kept }) => kept).map(({ reason }) => reason.length > 20)).not.toContain(
      false,
    );
    const { status, body } = await erase(MARKED.toUpperCase());
    expect([status, body.erased]).toEqual([200, before.count]);
    expect(body.kinds).toEqual(before.kinds);

    const left = (await columnsHolding(api, ['MARQ', MARKED])).filter((one) => !NAMES_NOBODY.test(one));
    // The last email goes out after everything, and to nobody else.
    const last = left.filter((one) => !STAYS.includes(one) && !one.startsWith('outgoing_emails.'));
    expect(last).toEqual(['audit_entries.changes']);
    const [other] = await api.query(
      `SELECT changes::text AS said FROM audit_entries WHERE record_id = '8008'`,
    );
    expect(other.said).toContain(`a${MARKED}`);
    const [redacted] = await api.query(
      `SELECT changes::text AS said FROM audit_entries WHERE record_id = '7007'`,
    );
    expect(redacted.said).toContain('[effacé]');

    await eventually('the picture gone', () => !existsSync(join(picture, 'large.webp')));
    await eventually('its letters gone', async () => (await mailHolding('MARQ en bo')).length === 0);
    await eventually('the last letter', async () => (await mailHolding('Vos données sont effac')).length > 0);
    await api.query(
      `UPDATE jobs.job SET start_after = now() WHERE name = 'personal-data.erase-files' AND state = 'created'`,
    );
    await eventually('the last letter gone too', async () => (await mailHolding(MARKED)).length === 0);
    await eventually(
      'its row',
      async () => !(await columnsHolding(api, [MARKED])).some((one) => one.startsWith('outgoing')),
    );
    expectAnswer(await erase(MARKED), 200, { erased: 0 });
    expect((await search(MARKED)).erasures).toHaveLength(1);
  });
});

async function audited(resource: string, record_id: string, changes: object[]): Promise<void> {
  await api.sql`INSERT INTO audit_entries (at, staff_name, action, resource, record_id, record_version, label, changes, reason)
     VALUES (now(), 'Essai', 'updated', ${resource}, ${record_id}, 1, 'Message n° 1', ${JSON.stringify(changes)}, NULL)`;
}

async function mailHolding(words: string): Promise<string[]> {
  const folder = join(api.varFolder, 'mail');
  const names = await readdir(folder).catch(() => [] as string[]);
  const held = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8').catch(() => '');
      const plain = text
        .replace(/=\r?\n/g, '')
        .replace(/=C3=A9/g, 'é')
        .replace(/=C3=AE/g, 'î');
      return plain.includes(words) || text.includes(words) || encoded(text).includes(words);
    }),
  );
  return names.filter((_, index) => held[index]);
}

/** Subjects as mail writes them: « =?UTF-8?Q?…?= ». */
function encoded(text: string): string {
  return text.replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, words: string) =>
    decodeURIComponent(words.replaceAll('_', ' ').replace(/=([0-9A-F]{2})/g, '%$1')),
  );
}

describe('an erasure', () => {
  it('takes the person of this address alone: not one with an accent, a suffix or a longer name', async () => {
    const others = ['zoé.voisine@example.org', 'zoe.voisine+dons@example.org', 'a.zoe.voisine@example.org'];
    for (const email of [...others, 'Zoe.Voisine@Example.org'])
      await api.query(
        `INSERT INTO contact_messages (name, email, subject, message, status, form_hash, created_at, updated_at, version)
         VALUES ('Zoé', $1::text, 'Bonjour', 'Un mot', 'new', md5($1::text), now(), now(), 1)`,
        [email],
      );
    expect((await erase('zoe.voisine@example.org')).body.erased).toBe(1);
    const kept = await api.query(
      `SELECT email FROM contact_messages WHERE email LIKE '%voisine%' ORDER BY id`,
    );
    expect(kept.map(({ email }: { email: string }) => email)).toEqual(others);
  });

  it('asked for ten times at once is done once, and told once', async () => {
    const email = 'dix.fois@example.org';
    await aGift(api, { email, message: 'Bravo' });
    const answers = await atOnce(10, () => erase(email));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(answers.filter(({ body }) => body.erased > 0)).toHaveLength(1);
    expect((await search(email)).erasures).toHaveLength(1);
  });

  it('waits for a payment that began today, and changes nothing meanwhile', async () => {
    const email = 'en.paiement@example.org';
    const { id } = await aGift(api, { email, status: 'failed', message: 'Attendez' });
    await api.sql`UPDATE donations SET status = 'pending', failed_at = NULL, payment_method = 'card'
        WHERE id = ${id}`;
    await api.sql`INSERT INTO payment_attempts (id, purpose, subject_id, provider, method, status, amount, currency, mode, created_at, updated_at)
       VALUES (gen_random_uuid(), 'donation', ${id}, 'demo', 'card', 'waiting', 5000, 'EUR', 'test', now(), now())`;
    const { status, body } = await erase(email);
    expect([status, body]).toMatchObject([409, { type: '/problems/paiement-en-cours' }]);
    expect((body as unknown as { obstacles: object[] }).obstacles).toMatchObject([
      { path: `/admin/donations/${id}/show` },
    ]);
    expect(await api.sql`SELECT email, message FROM donations WHERE id = ${id}`).toEqual([
      { email, message: 'Attendez' },
    ]);
  });

  it('is refused while a gift runs, with where to stop it', async () => {
    const email = 'regulier@example.org';
    const id = await aRecurringGift(api, { email, status: 'paused' });
    const { obstacles } = await search(email);
    expect(obstacles).toMatchObject([
      { code: 'don-regulier-en-cours', path: `/admin/recurring-gifts/${id}/show` },
    ]);
    expect((await erase(email)).status).toBe(409);
  });

  it('by a link is refused until the person has followed one, and done once they have', async () => {
    const email = 'par.lien@example.org';
    await aGift(api, { email });
    expect((await erase(email, { proof: 'link' })).body).toMatchObject({
      type: '/problems/identite-non-prouvee',
    });
    expect((await admin('/admin/personal-data/links', { body: { email } })).status).toBe(204);
    await signInMember(api, email);
    expect((await search(email)).proven_at).not.toBeNull();
    expect((await erase(email, { proof: 'link' })).status).toBe(200);
    expect(await api.sql`SELECT FROM members WHERE email = ${email}`).toEqual([]);
  });

  it('of 75 000 gifts is one act, within what a request may take', async () => {
    const email = 'beaucoup@example.org';
    const { id } = await aGift(api, { email, message: 'Encore' });
    const [{ columns }] = await api.query(
      `SELECT string_agg(quote_ident(column_name), ', ') AS columns FROM information_schema.columns
        WHERE table_name = 'donations' AND is_generated = 'NEVER' AND column_name NOT IN ('id', 'reference', 'form_key', 'provider_payment_id')`,
    );
    for (let first = 1; first < 75_000; first += 15_000)
      await api.query(
        `INSERT INTO donations (id, reference, ${columns})
         SELECT gen_random_uuid(), 'DON-20260310-' || lpad(upper(to_hex(1000000 + nr)), 8, '0'), ${columns}
           FROM donations, generate_series($2::int, $2::int + 14999) nr WHERE id = $1`,
        [id, first],
      );
    const { status, body } = await erase(email);
    expect([status, body.erased > 75_000]).toEqual([200, true]);
    expect(await api.sql`SELECT FROM donations WHERE lower(email) = ${email}`).toEqual([]);
  });

  it.each([
    ['null', null],
    ['nothing', ''],
    ['an object', { toString: 'x' }],
    ['a list', ['a@example.org']],
    ['a control character', 'a\u0000b@example.org'],
    ['two addresses', 'a@example.org,b@example.org'],
    ['a wildcard', '%@%'],
    ['no address', 'tout le monde'],
  ])('refuses %s as an address', async (_, email) => {
    for (const path of ['searches', 'links', 'exports', 'erasures'])
      expect(
        (await admin(`/admin/personal-data/${path}`, { body: { email, reason: 'x', proof: 'note' } })).status,
      ).toBe(400);
  });

  it('is for administrators, with a reason', async () => {
    for (const role of ['editeur', 'lecteur'] as const) {
      const request = await api.asStaff(role);
      for (const path of ['searches', 'links', 'exports', 'erasures'])
        expect(
          (await request(`/admin/personal-data/${path}`, { body: { email: 'a@example.org' } })).status,
        ).toBe(403);
      // The record of processing names nobody: analysts may read it.
      const read = await request('/admin/personal-data/record');
      expect(read.status).toBe(role === 'lecteur' ? 200 : 403);
    }
    expect((await erase('a@example.org', { reason: ' ' })).status).toBe(400);
    expect((await erase('a@example.org', { proof: 'parole' })).status).toBe(400);
  });
});
