import type { HttpClient } from '@livres/api/client';
import {
  CONTENTS_OF,
  PHYSICAL_DONATION_TYPES,
  type CollectedItem,
  type CompleteSharedStop,
  type PhysicalDonationPicture,
  type NobodyHome,
  type SharedRound,
} from '@livres/api/contract';
import { answerForm, textsOf, type FormAnswer } from '../../shared/api/sent-form';

/** What became of one stop's form; the page may hold many. */
export interface StopAnswer extends FormAnswer<SharedRound> {
  transaction_id: string;
  act: string;
}

/** The field of a category's quantity. */
export const quantityField = (category: string): string => `quantity.${category}`;

/** What was typed, category by category; empty and zero are left out, what is no number is left to the api to refuse. */
export function collectedIn(filled: FormData): CollectedItem[] {
  const texts = textsOf(filled);
  const kind = PHYSICAL_DONATION_TYPES.find((type) => type === texts['kind']) ?? 'books';
  return CONTENTS_OF[kind]
    .map((category) => ({ kind, category, quantity: numberIn(texts[quantityField(category)]) }))
    .filter(({ quantity }) => quantity !== 0);
}

/** Ticks a stop off, or reports that nobody was there: as the button of the form says. */
export async function answerStop(api: HttpClient, filled: FormData, token: string): Promise<StopAnswer> {
  const { act = '', transaction_id = '', notes = '' } = textsOf(filled);
  const stop = { token, transaction_id, ...(notes.trim() && { notes: notes.trim() }) };
  const send = () =>
    act === 'nobody_home'
      ? api.post('/pickup-rounds/shared/nobody_home', stop satisfies NobodyHome)
      : api.post('/pickup-rounds/shared/complete', {
          ...stop,
          collected: collectedIn(filled),
          picture_ids: filled.getAll('picture_ids').map(String),
        } satisfies CompleteSharedStop);
  return { ...(await answerForm(filled, send)), transaction_id, act };
}

/** Sends a picture of what is fetched, stripped of where it was taken. */
export function sendPicture(
  api: HttpClient,
  token: string,
  transactionId: string,
  file: File,
): Promise<PhysicalDonationPicture> {
  const form = new FormData();
  form.append('token', token);
  form.append('transaction_id', transactionId);
  form.append('file', file);
  return api.post('/pickup-rounds/shared/pictures', form, { timeoutMs: 120_000 });
}

const numberIn = (text: string | undefined): number => {
  const number = Number(text?.trim() || 0);
  return Number.isFinite(number) ? number : -1;
};
