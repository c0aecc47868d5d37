import { PROJECT_MESSAGES } from './project.contract.js';

interface Dated {
  start_date: string | null;
  end_date: string | null;
}

/** What keeps a project from being saved as it is, by field; nothing where all is well. */
export function projectFaults({ start_date, end_date }: Dated): Record<string, string> {
  return start_date && end_date && end_date < start_date ? { end_date: PROJECT_MESSAGES.dates_order } : {};
}
