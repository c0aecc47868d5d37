import type { HttpClient } from '@livres/api/client';
import type { FavoriteAnswer, ReminderState } from '@livres/api/contract';
import { answerForm, textsOf, type FormAnswer } from '../../shared/api/sent-form';
import { scholarshipId } from './favorites-asked';
import { REMINDERS } from './reminder-link';

type ReminderAction = 'remind' | 'stop-reminding';
export type ReminderAnswer = FormAnswer<ReminderState> & { act: ReminderAction };

const FAVORITES = '/universities/scholarships/favorites/';
const NONE: ReminderState = { status: 'none', email_hint: '' };

/** Keeps one, or no longer; null where the form names none. */
export function changeFavorite(
  api: HttpClient,
  filled: FormData,
): Promise<FormAnswer<FavoriteAnswer>> | null {
  const { act, id } = textsOf(filled);
  const scholarship_id = scholarshipId(id);
  if (scholarship_id === null) return null;
  const path =
    `/universities/scholarship-favorites/${act === 'remove' ? 'remove' : 'add'}_favorite/` as const;
  return answerForm(filled, () => api.post(path, { scholarship_id }));
}

export function clearFavorites(api: HttpClient, filled: FormData): Promise<FormAnswer<true>> {
  return answerForm<true>(filled, () => api.delete(FAVORITES).then(() => true));
}

/** Asks for the mails before deadlines, or for no more of them. */
export async function changeReminders(api: HttpClient, filled: FormData): Promise<ReminderAnswer> {
  const { act, email, consent, website } = textsOf(filled);
  if (act === 'stop-reminding') {
    const answer = await answerForm(filled, () => api.delete(REMINDERS).then(() => NONE));
    return { ...answer, act };
  }
  const answer = await answerForm(filled, () =>
    api.post(REMINDERS, {
      consent: consent === 'true',
      ...(email !== undefined && { email }),
      ...(website && { website }),
    }),
  );
  return { ...answer, act: 'remind' };
}
