import type { HttpClient } from '@livres/api/client';
import type { FollowedCampaign } from '@livres/api/contract';
import { answerForm, textsOf, type FormAnswer } from '../../shared/api/sent-form';

/** From the page, or from a mailbox by one click: whatever else is in the form, it stops the e-mails. */
export function chooseToFollow(
  api: HttpClient,
  filled: FormData,
  token: string,
): Promise<FormAnswer<FollowedCampaign>> {
  const follows = textsOf(filled)['follows'] === 'true';
  return answerForm(filled, () => api.post('/campaign-followers/choices/', { token, follows }));
}
