import type { RestorationState, SystemCheck } from '@livres/api/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accepted } from '../factories/answers.ts';
import { startApi, staffOf, type TestApi } from '../factories/api.ts';
import { createDatabase, type TestDatabase } from '../factories/database.ts';
import { emailsIn, emailTo, mailbox } from '../factories/emails.ts';
import { outcome } from '../factories/outcomes.ts';
import { someAddress } from '../factories/paid-gifts.ts';
import { rowsOf } from '../factories/rows.ts';
import { eventually } from '../factories/waiting.ts';

const STATE = '/admin/system/restoration';
const CONFIRM = `${STATE}/confirm`;
const WRITTEN = 'Votre message';

let database: TestDatabase;
let api: TestApi | undefined;
beforeEach(async () => {
  database = await createDatabase();
});
afterEach(async () => {
  await api?.close();
  api = undefined;
  await database.drop();
});

/** Somebody writes to the association, and is to be sent a confirmation. */
const write = (on: TestApi, email: string) =>
  accepted(
    on.request('/contact/', {
      body: { name: 'Awa Ndiaye', email, subject: 'Des manuels', message: 'Notre école en cherche.' },
      headers: { 'x-forwarded-for': someAddress() },
    }),
  );

/** An api on a database that was restored with e-mails on their way; others were written since. */
async function restored() {
  const [before, since] = [mailbox('avant'), mailbox('depuis')];
  const former = await startApi({ database, env: { WORKER: 'apart' } });
  await write(former, before);
  const [row] = await former.sql<{ held: number }[]>`SELECT count(*)::int AS held FROM outgoing_emails`;
  await former.close();
  await rowsOf(
    database.url,
    `INSERT INTO restorations (made_at, restored_at) VALUES (now() - interval '1 day', now())`,
  );
  api = await startApi({ database });
  await write(api, since);
  return { api, admin: staffOf(api, 'administrateur'), before, since, held: row!.held };
}

/** Once all jobs are done but those that send e-mails. */
async function othersDone({ query }: TestApi): Promise<void> {
  await eventually('every other job', async () => {
    const [open] = await query(
      `SELECT 1 FROM jobs.job WHERE name <> 'mail.send' AND name NOT LIKE '\\_\\_%'
          AND (state IN ('retry', 'active') OR (state = 'created' AND start_after <= now())) LIMIT 1`,
    );
    return !open;
  });
}
const stateOf = async (ask: ReturnType<typeof staffOf>) =>
  (await ask<RestorationState>(STATE)).body.restoration;

describe('after a backup was restored', () => {
  it('no e-mail leaves, of before or since, and the panel says what waits', async () => {
    const { api: on, admin, held } = await restored();
    await othersDone(on);
    expect(await emailsIn(on.varFolder)).toEqual([]);
    const state = await stateOf(admin);
    expect(state).toMatchObject({ emails: held, payments: 0, others: 0, is_compared: null });
    expect([held > 0, state!.new_emails > 0]).toEqual([true, true]);
    expect(Date.parse(state!.restored_at)).toBeGreaterThan(Date.parse(state!.made_at));
    const { body: checks } = await admin<SystemCheck[]>('/admin/system/checks');
    const check = checks.find(({ name }) => name === 'restoration');
    expect([check?.ok, check?.detail]).toEqual([false, expect.stringContaining('avant votre accord')]);
  });

  it('all of it leaves once an administrator says so, and once only', async () => {
    const { api: on, admin, before, since } = await restored();
    const reader = staffOf(on, 'lecteur');
    expect((await reader(STATE)).status).toBe(200);
    expect((await reader(CONFIRM, { body: { emails: 'send' } })).status).toBe(403);
    expect((await admin(CONFIRM, { body: { emails: 'peut-être' } })).status).toBe(400);
    const presses = await Promise.all([1, 2].map(() => admin(CONFIRM, { body: { emails: 'send' } })));
    expect(presses.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    for (const email of [before, since]) await emailTo(on.varFolder, email, WRITTEN);
    expect(await stateOf(admin)).toBe(null);
    expect(outcome(await admin(CONFIRM, { body: { emails: 'send' } }))).toEqual([409, 'rien-a-confirmer']);
    const { body: entries } = await admin('/admin/audit?filter={"resource":"restorations"}');
    expect(entries).toMatchObject([{ action: 'updated', label: expect.stringContaining('Restauration du') }]);
  });

  it('what the backup held is given up where staff say so, and what was written since leaves', async () => {
    const { api: on, admin, before, since } = await restored();
    expect((await admin(CONFIRM, { body: { emails: 'drop' } })).status).toBe(204);
    await emailTo(on.varFolder, since, WRITTEN);
    await eventually('no e-mail that waits', async () => {
      const [open] = await on.sql`
        SELECT 1 FROM jobs.job WHERE name = 'mail.send' AND state IN ('created', 'active', 'retry')`;
      return !open;
    });
    const addresses = (await emailsIn(on.varFolder)).map(({ to }) => to);
    expect(addresses).not.toContain(before);
  });

  it('waits as well where the api is started again, and leaves without another start', async () => {
    const { api: on, since } = await restored();
    await on.close();
    api = await startApi({ database });
    await othersDone(api);
    expect(await emailsIn(api.varFolder)).toEqual([]);
    expect((await staffOf(api, 'administrateur')(CONFIRM, { body: { emails: 'send' } })).status).toBe(204);
    await emailTo(api.varFolder, since, WRITTEN);
  });
});

it('where nothing was restored nothing waits', async () => {
  api = await startApi({ database });
  const admin = staffOf(api, 'administrateur');
  expect(await stateOf(admin)).toBe(null);
  const email = mailbox('comme-toujours');
  await write(api, email);
  await emailTo(api.varFolder, email, WRITTEN);
});
