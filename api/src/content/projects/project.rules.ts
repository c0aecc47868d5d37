import { PROJECT_MESSAGES } from './project.contract.js';
import type { ProjectRow } from './project.entity.js';

/** What keeps a project from being saved as it is, by field; nothing where all is well. */
export function projectFaults({
  start_date,
  end_date,
}: Pick<ProjectRow, 'start_date' | 'end_date'>): Record<string, string> {
  return start_date && end_date && end_date < start_date ? { end_date: PROJECT_MESSAGES.dates_order } : {};
}
