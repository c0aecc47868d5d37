import type { TestApi } from './api.ts';

/** Has an installation take real money, or not, as a start says by its keys. */
export async function setMode({ sql }: Pick<TestApi, 'sql'>, mode: string): Promise<void> {
  await sql`WITH said AS (SELECT set_config('livres.installation', 'starting', true))
            UPDATE installation SET mode = ${mode} FROM said`;
}
