import { randomUUID } from 'node:crypto';
import { DAY_MS, MERGE_UNDO_DAYS } from '@livres/api/contract';
import { RetentionService } from '@livres/api/dist/core/retention/retention.service.js';
import { describe, expect, it } from 'vitest';
import { accepted, expectAnswer } from '../factories/answers.ts';
import { adminOf, staffOf, testApi } from '../factories/api.ts';
import { aGift } from '../factories/gifts.ts';
import { columnsHolding } from '../factories/marked-rows.ts';
import { aSubscriber, mergesBy, twoAddresses } from '../factories/people.ts';
import { rowsOf } from '../factories/rows.ts';
import { stoppedClock } from '../factories/time.ts';
import { atOnce, eventually } from '../factories/waiting.ts';

const PATH = '/admin/people-merges';
const api = testApi();
const clock = stoppedClock(api);
const admin = adminOf(api);
const people = mergesBy(admin);

/** Two donors, the second with two gifts. */
async function twoDonors() {
  const emails = twoAddresses();
  await aGift(api, { email: emails.kept });
  await aGift(api, { email: emails.absorbed });
  await aGift(api, { email: emails.absorbed });
  return emails;
}
const giftsOf = async (email: string): Promise<number> =>
  (await api.query('SELECT count(*)::int AS count FROM donations WHERE email = $1', [email]))[0].count;

describe('who may merge', () => {
  it('is whoever writes all that the two people have, and nobody who reads masked', async () => {
    const { kept, absorbed } = await twoDonors();
    const body = await people.ask(kept, absorbed);
    for (const role of ['lecteur', 'editeur'] as const) {
      expect((await staffOf(api, role)(`${PATH}/suggestions`)).status).toBe(403);
      expect((await staffOf(api, role)(PATH, { body })).status).toBe(403);
    }
    expectAnswer(await staffOf(api, 'accueil')(PATH, { body }), 403, { type: '/problems/droit-insuffisant' });
    expect((await staffOf(api, 'accueil')(`${PATH}/searches`, { body: { q: kept } })).body).toEqual([]);
    const { id } = await accepted(staffOf(api, 'tresorier')(PATH, { body }));
    expectAnswer(await staffOf(api, 'accueil')(`${PATH}/${id}/undo`, { body: {} }), 403, {
      type: '/problems/droit-insuffisant',
    });
    const subscribed = await twoDonors();
    await aSubscriber(api, { email: subscribed.absorbed });
    const answer = await staffOf(api, 'tresorier')(PATH, {
      body: await people.ask(subscribed.kept, subscribed.absorbed),
    });
    expectAnswer(answer, 403, { type: '/problems/droit-insuffisant' });
    expect(answer.body.detail).toContain('inscriptions');
  });

  it('is said in the audit log, which names nobody, and in the list of merges of each person', async () => {
    const { kept, absorbed } = await twoDonors();
    const { id, kept_id } = await people.merge(kept, absorbed);
    await accepted(people.undo(id));
    const filter = encodeURIComponent(JSON.stringify({ resource: 'people-merges', record_id: String(id) }));
    const { body, text } = await admin(`/admin/audit?filter=${filter}`);
    expect(body.map(({ action }: { action: string }) => action)).toEqual(['restored', 'created']);
    expect(text).not.toContain('@example');
    const ofPerson = await admin(
      `${PATH}?filter=${encodeURIComponent(JSON.stringify({ person_id: kept_id }))}`,
    );
    expect(ofPerson.body).toMatchObject([{ id, kept_email: kept, absorbed_email: absorbed }]);
  });
});

it('people said to be two are suggested no more', async () => {
  const { kept, absorbed } = twoAddresses();
  await aGift(api, { email: kept, phone: '06 11 22 33 44', last_name: 'Mère' });
  await aGift(api, { email: absorbed, phone: '+33 6 11 22 33 44', last_name: 'Fille' });
  const pairOf = async () =>
    (await admin(`${PATH}/suggestions`)).body.find(({ one, other }: any) =>
      [one.email, other.email].includes(absorbed),
    );
  const { one, other, reasons } = await pairOf();
  expect(reasons).toEqual(['phone']);
  expect((await admin(`${PATH}/apart`, { body: { one_id: one.id, other_id: other.id } })).status).toBe(204);
  expect((await admin(`${PATH}/apart`, { body: { one_id: other.id, other_id: one.id } })).status).toBe(204);
  expect(await pairOf()).toBeUndefined();
});

describe('what is asked wrongly', () => {
  it.each([
    [{}, 400],
    [{ kept_id: null, absorbed_id: null }, 400],
    [{ kept_id: 'x'.repeat(75_000), absorbed_id: randomUUID() }, 400],
    [{ kept_id: '\u0000', absorbed_id: randomUUID() }, 400],
    [{ kept_id: randomUUID(), absorbed_id: randomUUID() }, 404],
  ])('is refused in French: %#', async (sides, status) => {
    const choice = { name: 'kept', phone: 'kept', address: 'kept', stamp: 'x' };
    const answer = await admin(PATH, { body: { ...choice, ...sides } });
    expect(answer.status).toBe(status);
    expect(answer.body.detail ?? JSON.stringify(answer.body)).toMatch(/[a-zé]/);
    expect((await people.compare(sides as never)).status).toBe(status);
  });

  it('of one person twice, of a choice that is none, of an unknown merge, of a search of nothing', async () => {
    const { kept, absorbed } = await twoDonors();
    const body = await people.ask(kept, absorbed);
    expectAnswer(await people.send({ ...body, absorbed_id: body.kept_id }), 400, {
      type: '/problems/meme-personne',
    });
    expectAnswer(await people.send({ ...body, absorbed_id: body.kept_id.toUpperCase() }), 400);
    for (const name of [null, 'les deux', 3, 'k'.repeat(75_000)])
      expect((await people.send({ ...body, name })).status).toBe(400);
    expectAnswer(await people.send({ ...body, stamp: 'ancien' }), 409, {
      type: '/problems/personne-changee',
    });
    expectAnswer(await people.undo(999_999), 404, { type: '/problems/rapprochement-introuvable' });
    expect((await admin(`${PATH}/abc/undo`, { body: {} })).status).toBe(404);
    for (const q of [null, '', ' ', 'a'.repeat(75_000)])
      expect((await admin(`${PATH}/searches`, { body: { q } })).status).toBe(400);
    for (const q of ['\u0007%_', "'); DROP TABLE staff; --", '🙂'])
      expect((await admin(`${PATH}/searches`, { body: { q } })).status).toBeLessThan(500);
    expectAnswer(
      await admin(`${PATH}/apart`, { body: { one_id: body.kept_id, other_id: body.kept_id } }),
      400,
    );
    expect([await giftsOf(kept), await giftsOf(absorbed)]).toEqual([1, 2]);
  });
});

describe('merges at one moment', () => {
  it('of the same two people succeed once, whichever way round', async () => {
    const { kept, absorbed } = await twoDonors();
    const there = await people.ask(kept, absorbed);
    const back = await people.ask(absorbed, kept);
    const answers = await atOnce(6, (turn) => people.send(turn % 2 === 0 ? there : back));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404, 404]);
    expect([await giftsOf(kept), await giftsOf(absorbed)].toSorted()).toEqual([0, 3]);
  });

  it('leave a gift that arrives meanwhile either moved or whole, and suggest the pair again', async () => {
    const { kept, absorbed } = await twoDonors();
    const body = await people.ask(kept, absorbed);
    await Promise.all([people.send(body), ...[1, 2, 3, 4].map(() => aGift(api, { email: absorbed }))]);
    expect((await giftsOf(kept)) + (await giftsOf(absorbed))).toBe(7);
    await aGift(api, { email: absorbed });
    const { body: pairs } = await admin(`${PATH}/suggestions`);
    const pair = pairs.find(({ one, other }: any) => [one.email, other.email].includes(absorbed));
    expect(pair.reasons).toContain('returned');
    await people.merge(kept, absorbed);
    expect(await giftsOf(kept)).toBe(8);
  });

  it('are undone once, and not after the kept person was merged in turn', async () => {
    const { kept, absorbed } = await twoDonors();
    const { kept: last } = twoAddresses();
    await aGift(api, { email: last });
    const first = await people.merge(kept, absorbed);
    const second = await people.merge(last, kept);
    expectAnswer(await people.undo(first.id), 409, { type: '/problems/reunie-depuis' });
    const answers = await atOnce(4, () => people.undo(second.id));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expectAnswer(await people.undo(first.id), 200, { skipped: [] });
    expect([await giftsOf(last), await giftsOf(kept), await giftsOf(absorbed)]).toEqual([1, 1, 2]);
  });

  it('that are cut off in the middle change nothing', async () => {
    const { kept, absorbed } = await twoDonors();
    await aSubscriber(api, { email: absorbed });
    const body = await people.ask(kept, absorbed);
    const state = () => columnsHolding(api, [absorbed]);
    const before = await state();
    // The merge waits for a row that another connection holds, and its connection is ended there.
    const { default: pg } = await import('pg');
    const holder = new pg.Client({ connectionString: api.databaseUrl });
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT FROM donations WHERE email = $1 FOR UPDATE', [absorbed]);
    const asked = people.send(body);
    const waiting = await eventually('a merge that waits', async () => {
      const [row] = await rowsOf<{ pid: number }>(
        api.databaseUrl,
        `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%donations held%'`,
      );
      return row?.pid;
    });
    await holder.query('SELECT pg_terminate_backend($1)', [waiting]);
    await holder.query('ROLLBACK');
    await holder.end();
    expect((await asked).status).toBeGreaterThanOrEqual(500);
    expect(await state()).toEqual(before);
    expect(await giftsOf(absorbed)).toBe(2);
    await accepted(people.send(body));
  });
});

describe('what is kept of a merge', () => {
  it('cannot be undone after 30 days, when what was is forgotten', async () => {
    const { kept, absorbed } = await twoDonors();
    const { id, undo_until } = await people.merge(kept, absorbed);
    expect(undo_until).toBe(new Date(clock.now().getTime() + MERGE_UNDO_DAYS * DAY_MS).toISOString());
    const rows = () => api.query('SELECT FROM person_merge_rows WHERE merge_id = $1', [id]);
    const tidy = () => api.app.get(RetentionService, { strict: false }).run('people-merges.tidy');
    await tidy();
    expect((await rows()).length).toBeGreaterThan(0);
    await api.query(
      "UPDATE person_merges SET merged_at = merged_at - interval '30 days 1 second' WHERE id = $1",
      [id],
    );
    await tidy();
    expect(await rows()).toEqual([]);
    expect((await admin(`${PATH}/${id}`)).body.undo_until).toBeNull();
    expectAnswer(await people.undo(id), 409, { type: '/problems/trop-tard' });
  });

  it('is exported and erased with the kept person, the absorbed address included', async () => {
    const { kept, absorbed } = await twoDonors();
    await aSubscriber(api, { email: kept });
    await aSubscriber(api, { email: absorbed });
    await people.merge(kept, absorbed);
    const held = (await admin('/admin/personal-data/searches', { body: { email: kept } })).body;
    const before = (await admin('/admin/personal-data/searches', { body: { email: absorbed } })).body;
    expect(before.kept_instead).toBe(kept);
    expect(held.kinds.map(({ kind }: { kind: string }) => kind)).toContain('people-merges');
    const body = { email: kept, reason: 'Demande du 3 mars, identité vérifiée au téléphone', proof: 'note' };
    await accepted(admin('/admin/personal-data/erasures', { body }));
    expect(await columnsHolding(api, [absorbed])).toEqual([]);
    expect(await columnsHolding(api, [kept])).toEqual([]);
  });
});
