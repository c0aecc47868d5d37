import { describe, expect, it } from 'vitest';
import { accepted, expectAnswer } from '../factories/answers.ts';
import { adminOf, testApi } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { signInMember } from '../factories/members.ts';
import { aSubscriber, mergesBy, twoAddresses } from '../factories/people.ts';
import { openEvent, register } from '../factories/registrations.ts';
import { aGift, aRecurringGift, issueReceipts, receiptsOf } from '../factories/receipts.ts';
import { eventually } from '../factories/waiting.ts';

const api = testApi();
const admin = adminOf(api);
const people = mergesBy(admin);
const one = async <T = Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<T> =>
  (await api.query(sql, values))[0] as T;
const donor = async (q: string) =>
  (await admin(`/admin/users?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).body;

describe('a merge of two people', () => {
  it('gives the kept person all gifts, and leaves issued receipts and the journal as they were', async () => {
    await issueReceipts(api);
    const { kept, absorbed } = twoAddresses();
    await aGift(api, { email: kept });
    const moved = await aGift(api, { email: absorbed.toUpperCase() });
    const [receipt] = await eventually('a receipt', async () => {
      const all = await receiptsOf(api, moved.id);
      return all.some(({ sent_at }) => sent_at) ? all : null;
    });
    const before = await one('SELECT to_jsonb(held) AS row FROM receipts held WHERE id = $1', [receipt!.id]);
    const journal = await api.query('SELECT * FROM journal_entries ORDER BY id');
    const merge = await people.merge(kept, absorbed);
    expect(merge.moved).toBeGreaterThan(0);
    expect(await donor(kept)).toMatchObject([{ email: kept, gifts: 2, given: 100 }]);
    expect(await one('SELECT to_jsonb(held) AS row FROM receipts held WHERE id = $1', [receipt!.id])).toEqual(
      before,
    );
    expect(await api.query('SELECT * FROM journal_entries ORDER BY id')).toEqual(journal);
    expect(await receiptsOf(api, moved.id)).toHaveLength(1);
    // By the address that is no one's any more, the kept person is found.
    expect(await donor(absorbed)).toMatchObject([{ email: kept }]);
  });

  it('moves registrations, things, messages, alerts and recurring gifts, whose private links go on opening them', async () => {
    const { kept, absorbed } = twoAddresses();
    await aGift(api, { email: kept });
    const event = await openEvent(admin);
    await accepted(register(api, event.id, { email: absorbed }));
    const recurring = await aRecurringGift(api, { email: absorbed });
    await accepted(
      api.request('/contact/', {
        body: { name: 'Paul Durand', email: absorbed, subject: 'Bonjour', message: 'Un mot.' },
      }),
    );
    const links = await api.query('SELECT token_hash FROM event_registration_links ORDER BY 1');
    await people.merge(kept, absorbed);
    expect(await one('SELECT email FROM event_registrations WHERE event_id = $1', [event.id])).toEqual({
      email: kept,
    });
    expect(await one('SELECT email FROM recurring_gifts WHERE id = $1', [recurring])).toEqual({
      email: kept,
    });
    expect(await one('SELECT email FROM contact_messages WHERE lower(email) = $1', [kept])).toEqual({
      email: kept,
    });
    expect(await api.query('SELECT token_hash FROM event_registration_links ORDER BY 1')).toEqual(links);
    expect(await people.idOf(absorbed)).toBe('');
  });

  it('L35: leaves each address its own choice of the letter, and adds no recipient', async () => {
    const left = { status: 'unsubscribed', unsubscribed_at: new Date('2027-02-05T09:00:00Z') };
    const pending = { status: 'pending', confirmed_at: null };
    const here = { status: 'confirmed', topics: '{campagnes}', pace: 'monthly' };
    for (const [of, other] of [
      [here, left],
      [left, here],
      [pending, here],
      [null, here],
      [null, left],
      [here, here],
    ]) {
      const { kept, absorbed } = twoAddresses();
      await aGift(api, { email: kept });
      await aGift(api, { email: absorbed });
      if (of) await aSubscriber(api, { email: kept, ...of });
      await aSubscriber(api, { email: absorbed, ...other });
      const choices = () =>
        api.query('SELECT * FROM newsletter_subscribers WHERE email = ANY ($1) ORDER BY id', [
          [kept, absorbed],
        ]);
      const before = await choices();
      const { id } = await people.merge(kept, absorbed);
      expect(await choices()).toEqual(before);
      // One person all the same: not known, nor suggested, a second time.
      expect(await people.idOf(absorbed)).toBe('');
      await accepted(people.undo(id));
      expect(await choices()).toEqual(before);
    }
  });

  it('L35: has news of a campaign come to no address that did not ask for them', async () => {
    const { kept, absorbed } = twoAddresses();
    const gift = await aGift(api, { email: kept });
    await aGift(api, { email: absorbed });
    const { id: campaign } = await createCampaign(admin);
    await api.query(
      `INSERT INTO campaign_followers (campaign_id, email, donation_id, source, consent_version, consent_at, updated_at)
       VALUES ($1, $2, $3, 'gift_page', '2026-11', now(), now())`,
      [campaign, absorbed, gift.id],
    );
    const active = async () =>
      (
        await api.query(
          'SELECT email FROM campaign_followers WHERE campaign_id = $1 AND stopped_at IS NULL',
          [campaign],
        )
      ).map(({ email }: { email: string }) => email);
    const { id } = await people.merge(kept, absorbed);
    expect(await active()).toEqual([]);
    await accepted(people.undo(id));
    expect(await active()).toEqual([absorbed]);
  });

  it('keeps the news of a campaign stopped, if either of the two stopped them', async () => {
    const { kept, absorbed } = twoAddresses();
    const gift = await aGift(api, { email: kept });
    await aGift(api, { email: absorbed });
    const { id: campaign } = await createCampaign(admin);
    const follow = (email: string, stopped: Date | null) =>
      api.query(
        `INSERT INTO campaign_followers
           (campaign_id, email, donation_id, source, consent_version, consent_at, stopped_at, updated_at)
         VALUES ($1, $2, $3, 'gift_page', '2026-11', now(), $4, now())`,
        [campaign, email, gift.id, stopped],
      );
    const stopped = new Date('2027-02-05T09:00:00Z');
    await follow(kept, null);
    await follow(absorbed, stopped);
    await people.merge(kept, absorbed);
    expect(
      await api.query('SELECT email, stopped_at FROM campaign_followers WHERE email = ANY ($1)', [
        [kept, absorbed],
      ]),
    ).toEqual([{ email: kept, stopped_at: stopped }]);
  });

  it('leaves no way back for an unsubscription: not by staff, not by a file, under either address', async () => {
    const { kept, absorbed } = twoAddresses();
    await aGift(api, { email: kept });
    await aSubscriber(api, { email: absorbed, status: 'unsubscribed', unsubscribed_at: new Date() });
    await people.merge(kept, absorbed);
    for (const email of [absorbed, kept]) {
      const body = { email, first_name: 'Paul', consent_proof: 'Bulletin signé le 3 mars' };
      const refused = await admin('/admin/newsletter-subscribers', { body });
      expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('désinscrite')]);
    }
    const { body: found } = await admin(
      `/admin/newsletter-subscribers?filter=${encodeURIComponent(JSON.stringify({ q: absorbed }))}`,
    );
    expect(found).toMatchObject([{ email: absorbed, status: 'unsubscribed' }]);
  });

  it('leaves one account of two, closes the sessions of the absorbed one, and says so beforehand', async () => {
    const { kept, absorbed } = twoAddresses();
    const stays = await signInMember(api, kept);
    const goes = await signInMember(api, absorbed);
    await aGift(api, { email: absorbed });
    const body = await people.ask(kept, absorbed);
    const { notes } = (await people.compare(body)).body;
    expect(notes.join(' ')).toMatch(/Les deux ont un compte.*se reconnecter/);
    await accepted(people.send(body));
    expect((await goes.request('/members/me/')).status).toBe(401);
    expect((await stays.request('/members/me/')).status).toBe(200);
    expect((await stays.request('/donations/my')).body).toHaveLength(1);
    expect(await api.query('SELECT email FROM members WHERE email = ANY ($1)', [[kept, absorbed]])).toEqual([
      { email: kept },
    ]);
  });

  it('keeps the name and the address that staff chose, until a later form', async () => {
    const { kept, absorbed } = twoAddresses();
    await aGift(api, { email: kept, last_name: 'Ancien', created_at: new Date('2026-03-02') });
    await aGift(api, {
      email: absorbed,
      last_name: 'Nouveau',
      city: 'Paris',
      created_at: new Date('2026-03-01'),
    });
    const recurring = await aRecurringGift(api, { email: kept, last_name: 'Ancien' });
    const merge = await people.merge(kept, absorbed, { name: 'absorbed', address: 'kept' });
    expect(merge.chosen).toMatchObject({ last_name: 'Nouveau', city: 'Lyon' });
    expect(await donor(kept)).toMatchObject([{ name: 'Hélène Nouveau', city: 'Lyon' }]);
    expect(await one('SELECT last_name FROM recurring_gifts WHERE id = $1', [recurring])).toEqual({
      last_name: 'Nouveau',
    });
    await aGift(api, { email: kept, last_name: 'Mariée', created_at: new Date(Date.now() + 1000) });
    expect(await donor(kept)).toMatchObject([{ name: 'Hélène Mariée' }]);
  });

  it('takes in a donor who left no address, and asks for one of the person who stays', async () => {
    const { kept } = twoAddresses();
    await aGift(api, { email: kept });
    const [staff] = await api.query('SELECT id FROM staff LIMIT 1');
    const cheque = await aGift(api, { email: '', last_name: 'Chequier', created_by: staff.id });
    const [nameless] = (await admin('/admin/people-merges/searches', { body: { q: 'chequier' } })).body;
    const known = await people.idOf(kept);
    const { stamp } = (await people.compare({ kept_id: nameless.id, absorbed_id: known })).body;
    const choice = { name: 'kept', phone: 'kept', address: 'kept', stamp };
    expectAnswer(await people.send({ kept_id: nameless.id, absorbed_id: known, ...choice }), 409, {
      type: '/problems/sans-adresse',
    });
    const sides = { kept_id: known, absorbed_id: nameless.id };
    const other = (await people.compare(sides)).body.stamp;
    await accepted(people.send({ ...sides, ...choice, stamp: other }));
    expect(await one('SELECT email FROM donations WHERE id = $1', [cheque.id])).toEqual({ email: kept });
  });
});

describe('the undoing of a merge', () => {
  it('puts back exactly what was moved, and leaves what came since with the kept person', async () => {
    const { kept, absorbed } = twoAddresses();
    const own = await aGift(api, { email: kept });
    const moved = await aGift(api, { email: absorbed, last_name: 'Autre' });
    await aSubscriber(api, { email: kept, pace: 'each' });
    await aSubscriber(api, { email: absorbed, status: 'pending', confirmed_at: null });
    await signInMember(api, kept);
    await signInMember(api, absorbed);
    const held = () =>
      api.query(
        `SELECT to_jsonb(d) - 'version' - 'updated_at' AS row FROM donations d WHERE lower(email) = ANY ($1)
         UNION ALL SELECT to_jsonb(s) - 'version' FROM newsletter_subscribers s WHERE email = ANY ($1)
         UNION ALL SELECT to_jsonb(m) - 'version' - 'last_seen_at' FROM members m WHERE email = ANY ($1) ORDER BY 1`,
        [[kept, absorbed]],
      );
    const before = await held();
    const { id } = await people.merge(kept, absorbed);
    const since = await aGift(api, { email: kept });
    const answer = await people.undo(id);
    expectAnswer(answer, 200, { skipped: [], undo_until: null });
    await api.query('UPDATE donations SET email = $2 WHERE id = $1', [since.id, 'ailleurs@example.org']);
    expect(await held()).toEqual(before);
    expect(await one('SELECT email FROM donations WHERE id = $1', [moved.id])).toEqual({ email: absorbed });
    expect(await one('SELECT email FROM donations WHERE id = $1', [own.id])).toEqual({ email: kept });
    expect(await api.query('SELECT FROM person_merge_rows WHERE merge_id = $1', [id])).toEqual([]);
  });

  it('skips and says what changed or went since', async () => {
    const { kept, absorbed } = twoAddresses();
    await aGift(api, { email: kept });
    const changed = await aGift(api, { email: absorbed });
    const back = await aGift(api, { email: absorbed });
    await accepted(
      api.request('/contact/', {
        body: { name: 'Paul', email: absorbed, subject: 'Bonjour', message: 'Un autre mot.' },
      }),
    );
    const { id } = await people.merge(kept, absorbed);
    await api.query(`UPDATE donations SET email = 'autre.personne@example.org' WHERE id = $1`, [changed.id]);
    await api.query('DELETE FROM contact_messages WHERE lower(email) = $1', [kept]);
    const { skipped } = await accepted(people.undo(id));
    expect(skipped).toContainEqual({ label: 'Dons', reason: 'changed', count: 1 });
    expect(skipped).toContainEqual({ label: 'Messages', reason: 'gone', count: 1 });
    expect(await one('SELECT email FROM donations WHERE id = $1', [back.id])).toEqual({ email: absorbed });
  });

  it('follows a kept person who changed their address meanwhile', async () => {
    const { kept, absorbed } = twoAddresses();
    const member = await signInMember(api, kept);
    const moved = await aGift(api, { email: absorbed });
    const { id } = await people.merge(kept, absorbed);
    const to = `demenage.${kept}`;
    const { MemberEventsService } = await import('@livres/api/dist/people/members/member-events.service.js');
    const { DataSource } = await import('typeorm');
    await api.app
      .get(DataSource)
      .transaction((tx) =>
        api.app
          .get(MemberEventsService, { strict: false })
          .emit(tx, { kind: 'email_changed', member_id: '', from: member.email, to }),
      );
    expect((await admin(`/admin/people-merges/${id}`)).body).toMatchObject({ kept_email: to });
    expectAnswer(await people.undo(id), 200, { skipped: [] });
    expect(await one('SELECT email FROM donations WHERE id = $1', [moved.id])).toEqual({ email: absorbed });
  });
});
