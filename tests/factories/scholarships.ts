import type { ScholarshipInput, ScholarshipRecord } from '@livres/api/contract';
import type { Request } from './api.ts';

export const SCHOLARSHIPS = '/universities/scholarships/';

let made = 0;

/** A scholarship that the public reads, open for long by default otherwise. */
export async function createScholarship(
  staff: Request,
  over: Partial<ScholarshipInput> = {},
): Promise<ScholarshipRecord> {
  made += 1;
  const answer = await staff<ScholarshipRecord>('/admin/scholarships', {
    body: {
      title: `Bourse d’essai ${made}`,
      organization: 'Fondation Horizons',
      country: 'France',
      level: 'master',
      field_of_study: 'Informatique',
      coverage_type: 'complete',
      deadline: '2099-06-30',
      status: 'active',
      ...over,
    },
  });
  if (answer.status !== 201) throw new Error(`POST /admin/scholarships: ${answer.status} ${answer.text}`);
  return answer.body;
}
