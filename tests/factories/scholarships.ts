import type { ScholarshipInput, ScholarshipRecord } from '@livres/api/contract';
import { accepted } from './answers.ts';
import type { Request } from './api.ts';

export const SCHOLARSHIPS = '/universities/scholarships/';

let made = 0;

/** A scholarship that the public reads, open for long by default otherwise. */
export async function createScholarship(
  staff: Request,
  over: Partial<ScholarshipInput> = {},
): Promise<ScholarshipRecord> {
  made += 1;
  const body = {
    title: `Bourse d’essai ${made}`,
    organization: 'Fondation Horizons',
    country: 'France',
    level: 'master',
    field_of_study: 'Informatique',
    coverage_type: 'complete',
    deadline: '2099-06-30',
    status: 'active',
    ...over,
  };
  return accepted(staff<ScholarshipRecord>('/admin/scholarships', { body }));
}
