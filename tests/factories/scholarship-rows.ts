import type { TestApi } from './api.ts';
import { insertRow } from './rows.ts';

let made = 0;

/** An open scholarship written straight into the table, for what depends on its days rather than on who wrote it. */
export async function scholarshipRow(api: TestApi, over: Record<string, unknown> = {}): Promise<number> {
  made += 1;
  const now = new Date();
  const row = {
    slug: `bourse-d-essai-${made}`,
    title: `Bourse d’essai ${made}`,
    organization: 'Fondation des Lettres',
    country: 'France',
    level: 'master',
    field_of_study: 'Informatique',
    coverage_type: 'complete',
    deadline: '2099-06-30',
    status: 'active',
    published_at: now,
    created_at: now,
    updated_at: now,
    ...over,
  };
  const [{ id }] = (await insertRow(api, 'scholarships', row)) as [{ id: number }];
  return id;
}
