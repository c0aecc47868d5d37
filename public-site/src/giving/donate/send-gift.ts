import type { HttpClient } from '@livres/api/client';
import type { DonationStarted } from '@livres/api/contract';
import { answerForm, textsOf, type FormAnswer } from '../../shared/api/sent-form';
import { payloadOf } from './gift-values';

export type GiftAnswer = FormAnswer<DonationStarted>;

/** Sends the form: what comes back is where one pays, or what is to be corrected. */
export function sendGift(api: HttpClient, filled: FormData): Promise<GiftAnswer> {
  return answerForm(filled, () => api.post('/donations/', payloadOf(textsOf(filled))));
}
