import type { HttpClient } from '@livres/api/client';
import type { RecurringGiftPage, RecurringPaymentMethodPage } from '@livres/api/contract';
import { answerForm, textsOf, type FormAnswer } from '../shared/api/sent-form';

const ACTS = [
  'pause',
  'resume',
  'amount',
  'frequency',
  'skip',
  'cancel',
  'preferences',
  'payment_method',
] as const;
export type RecurringFormAct = (typeof ACTS)[number];

/** What became of an act on one of a donor's gifts. */
export type RecurringAnswer = FormAnswer<RecurringGiftPage> & {
  act: RecurringFormAct;
  gift_id: string;
  /** Where to go on, to change a card. */
  url: string | null;
};

/** Does what a form of `RecurringGiftPanel` asks; with the private link's token, or as the member who is signed in. */
export async function actOnGift(
  api: HttpClient,
  filled: FormData,
  token: string | null,
): Promise<RecurringAnswer> {
  const values = textsOf(filled);
  const { gift_id = '' } = values;
  const act = ACTS.find((known) => known === values['act']) ?? 'preferences';
  if (act !== 'payment_method') {
    const answer = await answerForm(filled, () => send(api, act, values, token));
    return { ...answer, act, gift_id, url: null };
  }
  const body = token ? { token } : {};
  const page = await answerForm(filled, () =>
    api.post<RecurringPaymentMethodPage>(`${pathOf(gift_id)}/payment-method/`, body, proofOf(token)),
  );
  return { ...page, done: null, act, gift_id, url: page.done?.url ?? null };
}

function send(
  api: HttpClient,
  act: Exclude<RecurringFormAct, 'payment_method'>,
  { gift_id = '', months, amount, frequency, payment_at, reason, receipts }: Record<string, string>,
  token: string | null,
): Promise<RecurringGiftPage> {
  const path = `${pathOf(gift_id)}/${act}/`;
  if (act === 'amount') return api.patch(path, { amount: amount ?? '' }, proofOf(token));
  if (act === 'frequency') return api.patch(path, { frequency: frequency ?? '' }, proofOf(token));
  if (act === 'skip') return api.post(path, { payment_at: payment_at ?? '' }, proofOf(token));
  if (act === 'preferences')
    return api.patch(path, { yearly_receipt: receipts === 'yearly' }, proofOf(token));
  const body = { ...(act === 'pause' && months && { months: Number(months) }), ...(reason && { reason }) };
  return api.post(path, body, proofOf(token));
}

/** Where the api tracks a gift by its private link. */
export const recurringTrackingPath = (token: string) =>
  `/donations/recurring/track/${encodeURIComponent(token)}/`;

const pathOf = (id: string) => `/donations/subscriptions/${encodeURIComponent(id)}`;
const proofOf = (token: string | null) => (token ? { headers: { 'x-donation-token': token } } : {});
