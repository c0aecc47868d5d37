import type { EntityManager } from 'typeorm';
import type { ContentKind } from '../../content/publishing/content.kind.js';
import { PUBLISHING_MESSAGES } from '../../content/publishing/publishing.contract.js';
import { NEW_SCHOLARSHIP } from './scholarship-columns.js';
import { SCHOLARSHIP_MESSAGES } from './scholarship-choices.contract.js';
import { ScholarshipRow } from './scholarship.entity.js';
import { scholarshipErrors } from './scholarship.errors.js';
import { SCHOLARSHIP_IMPORT } from './scholarship-import.js';
import { isReservedSlug } from './scholarship.rules.js';

/** Scholarships as publishing sees them. Where one stands (open, suspended, closed) is no part of its text. */
export const SCHOLARSHIP_KIND: ContentKind<ScholarshipRow> = {
  resource: 'scholarships',
  entity: ScholarshipRow,
  fields: [
    'slug',
    'title',
    'organization',
    'university_id',
    'country',
    'level',
    'field_of_study',
    'amount',
    'coverage_type',
    'deadline',
    'duration_months',
    'description',
    'requirements',
    'application_url',
    'min_gpa',
    'language_requirements',
    'eligible_countries',
    'is_featured',
  ],
  dates: [],
  pictures: [],
  fresh: NEW_SCHOLARSHIP,
  holdsChanges: true,
  slugStem: 'bourse',
  title: ({ title }) => title,
  publicPath: (slug) => `/universites/scholarships/${slug}`,
  isLive: ({ status }) => status !== 'draft',
  goLive: (row, at) => {
    row.status = 'active';
    row.published_at ??= at;
  },
  takeDown: (row) => {
    row.status = 'draft';
  },
  faults: async (row, tx) => ({
    ...(isReservedSlug(row.slug) && { slug: PUBLISHING_MESSAGES.slug_taken }),
    ...(await missingUniversity(row, tx)),
  }),
  notFound: scholarshipErrors.notFound,
  importing: SCHOLARSHIP_IMPORT,
};

/** The university must exist, and stay until the transaction ends. */
async function missingUniversity(
  { university_id }: ScholarshipRow,
  tx: EntityManager,
): Promise<Record<string, string>> {
  if (university_id === null) return {};
  const found = await tx.query<unknown[]>(
    `SELECT id FROM partners WHERE id = $1 AND kind = 'universite' AND deleted_at IS NULL FOR SHARE`,
    [university_id],
  );
  return found.length > 0 ? {} : { university_id: SCHOLARSHIP_MESSAGES.university_unknown };
}
