import { ApiError, type HttpClient } from '@livres/api/client';
import { answerForm, type FormAnswer } from '../../shared/api/sent-form';

/** Where a fresh link went, « aw•••@example.org ». */
export type RenewedLink = FormAnswer<{ email_hint: string }> & { act: 'renew' };

export const isRenewal = (filled: FormData) => filled.get('act') === 'renew';

type TrackingPath = `/donations/${'' | 'recurring/'}track/${string}/`;

/** Asks for a fresh private link; `path` is where the api tracks the gift by the old one. */
export async function renewLink(api: HttpClient, path: TrackingPath, filled: FormData): Promise<RenewedLink> {
  const answer = await answerForm(filled, () => api.post(`${path}renewal/`));
  return { ...answer, act: 'renew' };
}

/** To whom a fresh link would go, where the api refused this one as too old; else null. */
export function oldLinkHint(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status !== 410) return null;
  const { email_hint } = (error.problem ?? {}) as { email_hint?: unknown };
  return typeof email_hint === 'string' ? email_hint : null;
}
