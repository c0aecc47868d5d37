import type { TestApi } from './api.ts';
import { eventually } from './waiting.ts';

type Asked = Pick<TestApi, 'sql'>;

/**
 * Once no job is due, at work or to be tried again: nothing more comes of what was answered before, as a job is written
 * in the transaction that causes it. Those that wait for a later hour are left.
 */
export async function jobsSettled({ sql }: Asked): Promise<void> {
  await eventually('every job that is due', async () => {
    const [open] = await sql`SELECT 1 FROM jobs.job
        WHERE name NOT LIKE '\\_\\_%'
          AND (state IN ('retry', 'active') OR (state = 'created' AND start_after <= now())) LIMIT 1`;
    return !open;
  });
}

/** Once so many e-mails have been tried in vain and wait for their next try. */
export async function emailsFailed({ sql }: Asked, count: number): Promise<void> {
  await eventually(`${count} e-mails tried in vain`, async () => {
    const [failed] =
      await sql`SELECT count(*)::int AS count FROM jobs.job WHERE name = 'mail.send' AND state = 'retry'`;
    return failed!['count'] >= count;
  });
}
