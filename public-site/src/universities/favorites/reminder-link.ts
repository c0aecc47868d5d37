import type { HttpClient } from '@livres/api/client';
import type { ReminderState } from '@livres/api/contract';
import { answerForm, textsOf, type FormAnswer } from '../../shared/api/sent-form';

export const REMINDERS = '/universities/scholarship-favorites/reminders/';

export type ReminderLinkAction = 'confirm' | 'stop';
export type ReminderLinkAnswer = FormAnswer<ReminderState> & { act: ReminderLinkAction };

/** From its page, or from a mailbox by one click: that one stops them, whatever else is in the form. */
export async function followReminderLink(
  api: HttpClient,
  filled: FormData,
  token: string,
): Promise<ReminderLinkAnswer> {
  const action = textsOf(filled)['act'] === 'confirm' ? 'confirm' : 'stop';
  const answer = await answerForm(filled, () => api.post(`${REMINDERS}${action}/`, { token }));
  return { ...answer, act: action };
}
