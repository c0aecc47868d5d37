import {
  DAY_MS,
  MINUTE_MS,
  PHYSICAL_DONATION_MESSAGES as MESSAGES,
  PICKUP_SLOTS,
  type CampaignRecord,
} from '@livres/api/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectAnswer } from '../factories/answers.ts';
import { testApi, adminOf } from '../factories/api.ts';
import { CONTACT_EMAIL, emailTo, emailsTo } from '../factories/emails.ts';
import {
  aCampaignOfThings,
  aDonation,
  codeIn,
  DETAILS,
  donorsOf,
  wrongCode,
} from '../factories/physical-donations.ts';
import { type StoppedClock, stopClock } from '../factories/time.ts';
import { jobsSettled } from '../factories/jobs.ts';
import { eventually, atOnce } from '../factories/waiting.ts';

/** A machine that has no time tells who tries to come back, without comparing anything. */
const isNoWait = (status: number) => status !== 503;

/** Campaigns that take no books now. */
const CLOSED: Record<string, object> = {
  'is a draft': { status: 'draft' },
  'is paused': { status: 'paused' },
  'is over': { status: 'completed' },
  'has expired': { start_date: '2019-01-01T00:00:00Z', end_date: '2020-01-01T00:00:00Z' },
  'collects money': { campaign_type: 'financial', goal_amount: 1000 },
  'collects equipment': { campaign_type: 'equipment' },
  'has no goal of books': { goal_books: 0 },
};
const closed: Record<string, number> = { 'is unknown': 424_242 };

let later: { id: number };
let campaign: CampaignRecord;
let clock: StoppedClock;
const api = testApi({ CONTACT_EMAIL });
const admin = adminOf(api);
const donors = donorsOf(api, () => campaign.id);
beforeAll(async () => {
  campaign = await aCampaignOfThings(admin);
  clock = stopClock(api);
  later = await aCampaignOfThings(admin, { start_date: '2999-01-01T00:00:00Z' });
  for (const [why, over] of Object.entries(CLOSED)) closed[why] = (await aCampaignOfThings(admin, over)).id;
});
// What one test sends counts for no other.
beforeEach(() => clock.advance(MINUTE_MS));

const statusOf = async (id: string) =>
  (await api.sql`SELECT status FROM physical_donations WHERE id = ${id}`)[0]?.status;
const donationsOf = async (email: string) =>
  (await api.sql`SELECT id FROM physical_donations WHERE email = ${email}`).length;

describe('a donation of things', () => {
  it('keeps the wished days and hours in the order of the week and of the day', async () => {
    const { body } = await donors.offer({
      pickup_availability: {
        preferred_days: ['Dimanche', 'Mercredi', 'Lundi', 'Mercredi'],
        time_slots: [PICKUP_SLOTS[2], PICKUP_SLOTS[0]],
      },
    });
    const { body: kept } = await admin(`/admin/physical-donations/${body.donation_id}`);
    expect(kept.pickup_availability).toMatchObject({
      preferred_days: ['Lundi', 'Mercredi', 'Dimanche'],
      time_slots: [PICKUP_SLOTS[0], PICKUP_SLOTS[2]],
    });
  });

  it('is kept, and a code is written to the donor', async () => {
    const { status, body } = await donors.offer();
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'pending_validation', campaign_name: campaign.title });
    expect(body.campaign_slug).toBe(campaign.slug);
    expect(body.donation_id).toMatch(/^[\da-f-]{36}$/);
    expect(body.reference).toMatch(/^MAT-\d{8}-[\dA-F]{8}$/);
    const sentEmail = await donors.letterWithCode(body.email);
    expect(sentEmail.headers.get('reply-to')).toBe(CONTACT_EMAIL);
    expect(sentEmail.headers.get('auto-submitted')).toBe('auto-generated');
    expect(sentEmail.text).toContain('valables 30 minutes');
    expect(sentEmail.html).toContain(`>${codeIn(sentEmail.text)}</p>`);
    const page = new URL(/http\S+\/donations\/validate\S+/.exec(sentEmail.text)![0]);
    expect(page.searchParams.get('donation_id')).toBe(body.donation_id);
    expect(page.searchParams.get('email')).toBe(body.email);
    expect(page.searchParams.get('expires')).toBe(body.code_expires_at);
    expect(sentEmail.text).toMatch(/\/verify-email\/[\w-]{43}\?context=donation&source=/);
  });

  it.each(Object.entries(DETAILS))(
    'may be of %s, with its own details',
    async (donation_type, donation_details) => {
      const { status, body } = await donors.offer({ donation_type, donation_details });
      expect(status).toBe(201);
      const [row] =
        await api.sql`SELECT donation_details FROM physical_donations WHERE id = ${body.donation_id}`;
      expect(row.donation_details).toEqual(donation_details);
    },
  );

  it('sent 20 times at once from one form is one donation and one letter', async () => {
    const form = aDonation({ campaign_id: campaign.id, form_key: 'une-seule-fois' });
    const answers = await atOnce(20, () => donors.offer(form, '10.2.0.1'));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(answers.map(({ body }) => body.donation_id)).size).toBe(1);
    await donors.letterWithCode(form.email);
    await jobsSettled(api);
    expect(await donationsOf(form.email)).toBe(1);
    expect(await emailsTo(api.varFolder, form.email)).toHaveLength(1);
  });

  it('of the same words on another day, or from another form, is another one', async () => {
    const form = aDonation({ campaign_id: campaign.id });
    const first = await donors.offered(form);
    expect((await donors.offered(form)).donation_id).toBe(first.donation_id);
    expect((await donors.offered({ ...form, form_key: 'autre' })).donation_id).not.toBe(first.donation_id);
    clock.advance(DAY_MS);
    expect((await donors.offered(form)).donation_id).not.toBe(first.donation_id);
  });

  it('of a program that fills in the hidden field has no letter, but a person still gets a code by asking', async () => {
    const donation = await donors.offered({ website: 'https://spam.example' });
    await jobsSettled(api);
    expect(await emailsTo(api.varFolder, donation.email)).toHaveLength(0);
    expect((await donors.resend(donation.donation_id)).body).toMatchObject({
      success: true,
      resends_left: 3,
    });
    const code = await donors.codeSentTo(donation.email);
    expect((await donors.verify(donation.donation_id, code)).status).toBe(200);
  });

  it('keeps the name of an organisation, which a private person has not', async () => {
    const school = await donors.offered({ donor_type: 'ecole', organization_name: ' École Jean Macé ' });
    const person = await donors.offered({ organization_name: 'Resté du choix d’avant' });
    const named = async (id: string) =>
      (await api.sql`SELECT organization_name FROM physical_donations WHERE id = ${id}`)[0].organization_name;
    expect(await named(school.donation_id)).toBe('École Jean Macé');
    expect(await named(person.donation_id)).toBe('');
  });

  it('is one of 10 in an hour from one place, and of 10 in a day with one address', async () => {
    const statuses = [];
    for (let sent = 0; sent < 11; sent += 1) statuses.push((await donors.offer({}, '10.3.0.1')).status);
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
    const email = 'victime@example.org';
    const answers = [];
    for (let sent = 0; sent < 11; sent += 1) answers.push(await donors.offer({ email, form_key: `${sent}` }));
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(201), 429]);
    expect(answers.at(-1)!.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await donationsOf(email)).toBe(10);
  });
});

/** A form of things of a type, with another value in the field of this path. */
function withField(path: string, value: unknown, donation_type: keyof typeof DETAILS = 'books') {
  const form = { ...aDonation(), donation_type, donation_details: DETAILS[donation_type] };
  const [part = '', name] = path.split('.');
  const held = name ? { ...(form as Record<string, any>)[part], [name]: value } : value;
  return { ...form, campaign_id: campaign.id, [part]: held };
}

describe('a form', () => {
  const UNKNOWN = 'Ce champ n’est pas connu.';
  const SEVEN = Array.from({ length: 7 }, () => crypto.randomUUID());
  it.each<[string, string, unknown, string, (keyof typeof DETAILS)?]>([
    ['without a campaign', 'campaign_id', undefined, MESSAGES.campaign_id],
    ['without a type of donation', 'donation_type', undefined, MESSAGES.donation_type],
    ['of an unknown type', 'donation_type', 'argent', MESSAGES.donation_type],
    ['without a type of donor', 'donor_type', undefined, MESSAGES.donor_type],
    ['of an unknown donor', 'donor_type', 'mairie', MESSAGES.donor_type],
    ['without a name', 'contact_name', ' ', MESSAGES.contact_name],
    ['without an address', 'email', '', MESSAGES.email_missing],
    ['with half an address', 'email', 'awa@', MESSAGES.email_invalid],
    ['with two addresses', 'email', 'a@example.org, b@example.org', MESSAGES.email_invalid],
    ['without a phone', 'phone', '', MESSAGES.phone_missing],
    ['with a number that begins with 00', 'phone', '00 12 34 56 78', MESSAGES.phone_invalid],
    ['with a number that is too short', 'phone', '06 12 34 56 7', MESSAGES.phone_invalid],
    ['with a foreign number', 'phone', '+237 6 12 34 56 78', MESSAGES.phone_invalid],
    ['without details', 'donation_details', undefined, MESSAGES.book_categories],
    ['of books of no category', 'donation_details.categories', [], MESSAGES.book_categories],
    ['of books of no list of categories', 'donation_details.categories', 'Fiction', MESSAGES.book_categories],
    ['of no book', 'donation_details.estimated_quantity', 0, MESSAGES.book_quantity],
    ['of uncounted books', 'donation_details.estimated_quantity', undefined, MESSAGES.book_quantity],
    ['of books in no state', 'donation_details.condition', undefined, MESSAGES.book_condition],
    [
      'of equipment of no type',
      'donation_details.equipment_types',
      [],
      MESSAGES.equipment_types,
      'equipment',
    ],
    [
      'of equipment in no state',
      'donation_details.condition',
      'Neuf',
      MESSAGES.equipment_condition,
      'equipment',
    ],
    [
      'of material of no type',
      'donation_details.material_types',
      [],
      MESSAGES.material_types,
      'library_material',
    ],
    [
      'of material in no state',
      'donation_details.condition',
      undefined,
      MESSAGES.material_condition,
      'library_material',
    ],
    ['without a street', 'street_address', '', MESSAGES.street_address],
    ['without a postal code', 'postal_code', ' ', MESSAGES.postal_code],
    ['without a town', 'city', undefined, MESSAGES.city],
    ['of no box', 'estimated_boxes_or_items', 0, MESSAGES.boxes],
    ['of half a box', 'estimated_boxes_or_items', 1.5, MESSAGES.boxes],
    ['from below the ground', 'floor_number', -1, MESSAGES.floor],
    ['without a day', 'pickup_availability.preferred_days', [], MESSAGES.preferred_days],
    ['without a slot', 'pickup_availability.time_slots', [], MESSAGES.time_slots],
    ['without any availability', 'pickup_availability', undefined, MESSAGES.preferred_days],
    ['with 7 pictures', 'picture_ids', SEVEN, MESSAGES.pictures],
    ['with a field that nobody knows', 'statut', 'validated', UNKNOWN],
    ['with an unknown detail', 'donation_details.prix', 3, UNKNOWN],
    ['of books with the details of equipment', 'donation_details.working_status', 'working', UNKNOWN],
    ['with an unknown wish', 'pickup_availability.heure', '9h', UNKNOWN],
  ])('%s is refused next to its field', async (_, field, value, message, type) => {
    expectAnswer(await donors.offer(withField(field, value, type)), 400, { errors: { [field]: message } });
  });

  it.each([undefined, ' ', null])('of a school may leave out its name, as %j', async (name) => {
    expectAnswer(await donors.offer({ donor_type: 'ecole', organization_name: name }), 201, {});
  });

  it('names every fault at once', async () => {
    const { body } = await api.request('/physical-donations/', { body: {} });
    expect(Object.keys(body.errors).toSorted()).toEqual(
      [
        'campaign_id',
        'city',
        'contact_name',
        'donation_type',
        'donor_type',
        'email',
        'phone',
        'pickup_availability',
        'postal_code',
        'street_address',
      ].toSorted(),
    );
  });

  it.each(['06 12 34 56 78', '0612345678', '+33 6 12 34 56 78', '+33612345678', '0478000000'])(
    'takes the number %s',
    async (phone) => {
      expect((await donors.offer({ phone })).status).toBe(201);
    },
  );

  it.each(['is unknown', ...Object.keys(CLOSED)])(
    'for books is refused next to the campaign where it %s',
    async (why) => {
      const { status, body } = await donors.offer({ campaign_id: closed[why] });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['campaign_id']]);
      expect(body.errors!.campaign_id).toMatch(/choisissez-en une autre\.$/);
    },
  );

  it('for a campaign that is to begin is taken', async () => {
    expect((await donors.offer({ campaign_id: later.id })).status).toBe(201);
  });
});

describe('the code', () => {
  it('validates the donation, with or without its dash, and again', async () => {
    const donation = await donors.offered();
    const code = await donors.codeSentTo(donation.email);
    const { status, body } = await donors.verify(donation.donation_id, code);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, status: 'validated', message: MESSAGES.verified });
    expect(body).toMatchObject({
      campaign_id: campaign.id,
      campaign_name: campaign.title,
      reference: donation.reference,
    });
    expect((await donors.verify(donation.donation_id, code.replace('-', ''))).body).toEqual(body);
    clock.advance(DAY_MS);
    expect((await donors.verify(donation.donation_id, code)).body).toEqual(body);
    const transactions = await api.sql`SELECT status FROM donation_transactions
          WHERE physical_donation_id = ${donation.donation_id}`;
    expect(transactions).toEqual([{ status: 'pending_contact' }]);
    await jobsSettled(api);
    expect(
      (await emailsTo(api.varFolder, donation.email)).filter(({ subject }) => subject.includes('validé')),
    ).toHaveLength(1);
  });

  it('validates once, however often it is sent at one moment', async () => {
    const donation = await donors.offered();
    const code = await donors.codeSentTo(donation.email);
    const answers = await atOnce(20, () => donors.verify(donation.donation_id, code));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await emailTo(api.varFolder, donation.email, 'validé');
    await jobsSettled(api);
    expect(await emailsTo(api.varFolder, donation.email)).toHaveLength(2);
  });

  it('promises a call within 24 hours in its letter', async () => {
    const donation = await donors.validated();
    const sentEmail = await emailTo(api.varFolder, donation.email, 'validé');
    expect(sentEmail.text).toContain('vous contacte sous 24 heures');
    expect(sentEmail.text).toMatch(/\/donations\/suivi\/[\w-]{43}/);
  });

  it('is good to the last second of its 30 minutes, and not beyond', async () => {
    const [inTime, late] = [await donors.offered(), await donors.offered()];
    const codes = [await donors.codeSentTo(inTime.email), await donors.codeSentTo(late.email)];
    clock.advance(30 * MINUTE_MS - 1);
    expect((await donors.verify(inTime.donation_id, codes[0]!)).status).toBe(200);
    clock.advance(1);
    expectAnswer(await donors.verify(late.donation_id, codes[1]!), 400, { detail: MESSAGES.code_wrong });
    expect(await statusOf(late.donation_id)).toBe('pending_validation');
  });

  it.each(['1234', '123456789', 'abcd-efgh', '', 12345678, null])(
    '%j has not the form of one',
    async (code) => {
      const donation = await donors.offered();
      const { status, body } = await donors.verify(donation.donation_id, code as string);
      expect([status, body.errors]).toEqual([400, { code: MESSAGES.code_form }]);
    },
  );

  it('is dead after 5 wrong tries: the right one comes too late', async () => {
    const [patient, hasty] = [await donors.offered(), await donors.offered()];
    for (const { donation_id, email, tries } of [
      { ...patient, tries: 4 },
      { ...hasty, tries: 5 },
    ]) {
      const code = await donors.codeSentTo(email);
      for (let step = 1; step <= tries; step += 1) {
        expectAnswer(await donors.verify(donation_id, wrongCode(code, step)), 400, {
          detail: MESSAGES.code_wrong,
          errors: { code: MESSAGES.code_wrong },
        });
      }
      expect((await donors.verify(donation_id, code)).status).toBe(tries === 4 ? 200 : 400);
    }
  });

  it('of 100 wrong ones at once, 5 are compared, from wherever they come', async () => {
    const donation = await donors.offered();
    const code = await donors.codeSentTo(donation.email);
    const tries = Array.from({ length: 100 }, (_, step) =>
      donors.verify(donation.donation_id, wrongCode(code, step + 1)),
    );
    expect(new Set((await Promise.all(tries)).map(({ status }) => status).filter(isNoWait))).toEqual(
      new Set([400]),
    );
    const [row] = await api.sql`SELECT wrong_tries FROM physical_donation_codes
          WHERE physical_donation_id = ${donation.donation_id}`;
    expect(row.wrong_tries).toBe(5);
    const told = await api.sql`SELECT 1 FROM physical_donation_entries
          WHERE physical_donation_id = ${donation.donation_id} AND kind = 'wrong_code'`;
    expect(told).toHaveLength(5);
    expect((await donors.verify(donation.donation_id, code)).status).toBe(400);
  });

  it('is not found by 1 000 tries, with every resend used', async () => {
    const donation = await donors.offered();
    const answered = new Set<number>();
    for (let first = 0; first < 1000; first += 50) {
      if (first % 250 === 200) await donors.resend(donation.donation_id);
      const codes = Array.from({ length: 50 }, (_, step) => String(10_000_000 + first + step));
      const answers = await Promise.all(codes.map((code) => donors.verify(donation.donation_id, code)));
      for (const { status } of answers) if (isNoWait(status)) answered.add(status);
    }
    expect([[...answered], await statusOf(donation.donation_id)]).toEqual([[400], 'pending_validation']);
    const [{ compared }] = await api.sql`SELECT sum(wrong_tries)::int AS compared FROM physical_donation_codes
          WHERE physical_donation_id = ${donation.donation_id}`;
    expect(compared).toBe(20);
  });

  it('is tried 30 times a minute from one place', async () => {
    const statuses = [];
    for (let step = 0; step < 31; step += 1)
      statuses.push((await donors.verify(crypto.randomUUID(), '12345678', '10.5.0.1')).status);
    expect(statuses).toEqual([...Array(30).fill(404), 429]);
  });

  it.each([crypto.randomUUID(), 'pas-un-identifiant', '1'])(
    'says of the unknown donation %s that it is not found',
    async (id) => {
      for (const answer of [await donors.verify(id, '1234-5678'), await donors.resend(id)])
        expect([answer.status, answer.body.detail]).toEqual([404, MESSAGES.not_found]);
    },
  );

  it('is kept under a key that the database does not hold, and told to nobody but by letter', async () => {
    const donation = await donors.offered();
    const code = (await donors.codeSentTo(donation.email)).replace('-', '');
    const { createHash } = await import('node:crypto');
    const [{ code_hash }] = await api.sql`SELECT code_hash FROM physical_donation_codes
          WHERE physical_donation_id = ${donation.donation_id}`;
    expect(code_hash).not.toContain(code);
    for (const text of [code, `${donation.donation_id}${code}`, `${donation.donation_id} ${code}`])
      expect(createHash('sha256').update(text).digest('base64url')).not.toBe(code_hash);
    expect(JSON.stringify(donation)).not.toContain(code);
  });
});

describe('another code', () => {
  it('is sent 3 times at most; each has its own 30 minutes, and the one before it is dead', async () => {
    const donation = await donors.offered();
    let before = await donors.codeSentTo(donation.email);
    for (const resends_left of [2, 1, 0]) {
      clock.advance(20 * MINUTE_MS);
      const { status, body } = await donors.resend(donation.donation_id);
      expect([status, body]).toMatchObject([200, { success: true, message: MESSAGES.resent, resends_left }]);
      const emails = 5 - resends_left - 1;
      await eventually(
        'the letter',
        async () => (await emailsTo(api.varFolder, donation.email)).length === emails,
      );
      const code = await donors.codeSentTo(donation.email);
      expect((await donors.verify(donation.donation_id, before)).status).toBe(400);
      before = code;
    }
    const { status, body } = await donors.resend(donation.donation_id);
    expect([status, body.detail]).toEqual([429, MESSAGES.resend_limit]);
    clock.advance(29 * MINUTE_MS);
    expect((await donors.verify(donation.donation_id, before)).status).toBe(200);
  });

  it('asked for 10 times at once is sent 3 times', async () => {
    const donation = await donors.offered();
    const answers = await atOnce(10, () => donors.resend(donation.donation_id));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const codes = await api.sql`SELECT 1 FROM physical_donation_codes
          WHERE physical_donation_id = ${donation.donation_id}`;
    expect(codes).toHaveLength(4);
  });

  it('brings a dead code back to life with 5 new tries', async () => {
    const donation = await donors.offered();
    const first = await donors.codeSentTo(donation.email);
    for (let step = 1; step <= 5; step += 1)
      await donors.verify(donation.donation_id, wrongCode(first, step));
    clock.advance(MINUTE_MS);
    await donors.resend(donation.donation_id);
    await eventually('the letter', async () => (await emailsTo(api.varFolder, donation.email)).length === 2);
    expect((await donors.verify(donation.donation_id, await donors.codeSentTo(donation.email))).status).toBe(
      200,
    );
  });

  it('is of no use to a donation that is validated', async () => {
    const donation = await donors.validated();
    expect((await donors.resend(donation.donation_id)).status).toBe(409);
  });
});

describe('the link of the letter', () => {
  const tokenIn = async (email: string) =>
    /\/verify-email\/([\w-]{43})/.exec((await donors.letterWithCode(email)).text)![1]!;
  const follow = (token: string, context?: string) =>
    api.request('/verify-email/', { body: { token, context, source: 'lettre' } });

  it.each(['donation', undefined])(
    'validates as the code does, and shows the same to a second visit (context %s)',
    async (context) => {
      const donation = await donors.offered();
      const token = await tokenIn(donation.email);
      const { status, body } = await follow(token, context);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        success: true,
        context: 'donation',
        donationType: 'physical',
        status: 'validated',
      });
      expect(body).toMatchObject({
        donation_id: donation.donation_id,
        campaign_name: campaign.title,
        campaign_slug: campaign.slug,
      });
      clock.advance(7 * DAY_MS);
      expect((await follow(token, context)).body).toEqual(body);
      expect(await statusOf(donation.donation_id)).toBe('validated');
    },
  );

  it('is over with the code beside it: after 30 minutes, or when another is sent', async () => {
    const [late, replaced] = [await donors.offered(), await donors.offered()];
    const tokens = [await tokenIn(late.email), await tokenIn(replaced.email)];
    await donors.resend(replaced.donation_id);
    expect((await follow(tokens[1]!, 'donation')).body.detail).toBe(
      'Token de vérification invalide ou expiré',
    );
    clock.advance(30 * MINUTE_MS);
    const { status, body } = await follow(tokens[0]!, 'donation');
    expect([status, body.detail]).toEqual([400, 'Token de vérification invalide ou expiré']);
  });

  it('says what is wrong with what is no link', async () => {
    expect((await follow('', 'donation')).body.errors).toEqual({ token: 'Token de vérification manquant' });
    for (const context of ['donation', 'event', 'campaign', 'other', undefined])
      expect((await follow('x'.repeat(43), context)).status).toBe(400);
  });
});
