import { EMAIL_TEMPLATES } from '@livres/api/contract';

interface Written {
  subject?: string | null;
  body?: string | null;
}

/** Whether nothing was written by hand: both are empty, or as a template has them. */
export function isUntouched({ subject, body }: Written): boolean {
  if (!subject?.trim() && !body?.trim()) return true;
  return EMAIL_TEMPLATES.some((one) => one.subject === subject && one.body === body);
}
