import { sanitiseRichText } from '../../platform/http/rich-text.js';
import type { ProjectInput } from './project.contract.js';
import type { ProjectRow } from './project.entity.js';

/** What a new project is where the form says nothing. */
export const NEW_PROJECT = {
  slug: '',
  description: '',
  location: '',
  city: '',
  country: '',
  start_date: null,
  end_date: null,
  progress: 0,
  books_count: 0,
  libraries_count: 0,
  beneficiaries_count: 0,
  partner_ids: [] as number[],
  featured_image_id: null,
  campaign_id: null,
  featured: false,
  order: 0,
  published_at: null,
} as const;

/** A form's values as columns, rich text sanitised; what was emptied goes back to what a new project has. */
export function projectColumns(input: Partial<ProjectInput>): Partial<ProjectRow> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([field, value]) => [field, columnOf(field, value)]));
}

function columnOf(field: string, value: unknown): unknown {
  if (field === 'description' && typeof value === 'string') return sanitiseRichText(value);
  return value ?? NEW_PROJECT[field as keyof typeof NEW_PROJECT];
}
