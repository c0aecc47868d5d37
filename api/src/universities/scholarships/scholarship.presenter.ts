import { shownFields } from '../../content/publishing/content.fields.js';
import { publicationState, workingCopy } from '../../content/publishing/content.presenter.js';
import { COVERAGE_TYPE_LABELS, SCHOLARSHIP_LEVEL_LABELS } from './scholarship-choices.contract.js';
import type { LinkState } from './scholarship.contract.js';
import type { Scholarship, ScholarshipRecord, ScholarshipSummary } from './scholarship.dto.js';
import { ScholarshipRow } from './scholarship.entity.js';
import { SCHOLARSHIP_KIND } from './scholarship.kind.js';
import { daysBetween, publicStatus } from './scholarship.rules.js';
import { excerptOf, lightMarkdown } from './scholarship-text.js';

/** A scholarship without its texts; `today` is the day in Paris. */
export function presentSummary(row: ScholarshipRow, today: string, is_favorited = false): ScholarshipSummary {
  return {
    ...shownFields(ScholarshipRow, row, ['university_id', 'description', 'requirements']),
    id: row.id,
    level_display: SCHOLARSHIP_LEVEL_LABELS[row.level],
    coverage_type_display: COVERAGE_TYPE_LABELS[row.coverage_type],
    is_favorited,
    view_count: row.view_count,
    favorite_count: row.favorite_count,
    days_until_deadline: daysBetween(today, row.deadline),
    status: publicStatus(row, today),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    excerpt: excerptOf(row.description),
  };
}

/** A scholarship as anyone may read it. */
export function presentScholarship(row: ScholarshipRow, today: string, is_favorited = false): Scholarship {
  const { excerpt: _, ...summary } = presentSummary(row, today, is_favorited);
  const { description, requirements } = row;
  return {
    ...summary,
    description,
    requirements,
    description_html: lightMarkdown(description),
    requirements_html: lightMarkdown(requirements),
  };
}

/** A scholarship as staff last wrote it, with the state that they gave it. */
export function presentRecord(
  row: ScholarshipRow,
  today: string,
  universities: ReadonlyMap<number, string>,
): ScholarshipRecord {
  const copy = workingCopy(row, SCHOLARSHIP_KIND);
  return {
    ...presentScholarship(copy, today),
    status: row.status,
    university_id: copy.university_id,
    university_name: universities.get(copy.university_id ?? 0) ?? null,
    link_state: linkState(row),
    link_checked_at: row.link_checked_at?.toISOString() ?? null,
    link_fault: row.link_fault,
    published_at: row.published_at?.toISOString() ?? null,
    ...publicationState(row, SCHOLARSHIP_KIND.isLive),
  };
}

/** What the last look at the application link found, where there is a link. */
export function linkState({ application_url, link_state }: ScholarshipRow): LinkState {
  return application_url === '' ? 'none' : link_state;
}
