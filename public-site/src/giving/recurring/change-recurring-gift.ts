import type { HttpClient } from '@livres/api/client';
import type { RecurringGiftPage } from '@livres/api/contract';
import { bodyOf, answerForm, textsOf, type FormAnswer } from '../../shared/api/sent-form';

const ACTIONS = [
  'pause',
  'resume',
  'amount',
  'frequency',
  'skip',
  'cancel',
  'preferences',
  'payment_method',
] as const;
export type RecurringFormAction = (typeof ACTIONS)[number];

/** What became of an action on one of a donor's gifts. */
export type RecurringAnswer = FormAnswer<RecurringGiftPage> & {
  act: RecurringFormAction;
  gift_id: string;
  /** Where to go on, to change a card. */
  url: string | null;
};

/** Does what a form of `RecurringGiftPanel` asks; with the private link's token, or as the member who is signed in. */
export async function changeRecurringGift(
  api: HttpClient,
  filled: FormData,
  token: string | null,
): Promise<RecurringAnswer> {
  const values = textsOf(filled);
  const { gift_id = '' } = values;
  const action = ACTIONS.find((known) => known === values['act']) ?? 'preferences';
  if (action !== 'payment_method') {
    const answer = await answerForm(filled, () => send(api, action, values, token));
    return { ...answer, act: action, gift_id, url: null };
  }
  const body = token ? { token } : {};
  const page = await answerForm(filled, () =>
    api.post(`${pathOf(gift_id)}/payment-method/`, body, proofOf(token)),
  );
  return { ...page, done: null, act: action, gift_id, url: page.done?.url ?? null };
}

function send(
  api: HttpClient,
  action: Exclude<RecurringFormAction, 'payment_method'>,
  { gift_id = '', months, amount, frequency, payment_at, reason, receipts }: Record<string, string>,
  token: string | null,
): Promise<RecurringGiftPage> {
  const [path, proof] = [pathOf(gift_id), proofOf(token)];
  if (action === 'amount') return api.patch(`${path}/amount/`, { amount: amount ?? '' }, proof);
  if (action === 'frequency')
    return api.patch(`${path}/frequency/`, bodyOf({ frequency: frequency ?? '' }), proof);
  if (action === 'skip') return api.post(`${path}/skip/`, { payment_at: payment_at ?? '' }, proof);
  if (action === 'preferences')
    return api.patch(`${path}/preferences/`, { yearly_receipt: receipts === 'yearly' }, proof);
  const body = { ...(action === 'pause' && months && { months: Number(months) }), ...(reason && { reason }) };
  return api.post(`${path}/${action}/`, body, proof);
}

/** Where the api tracks a gift by its private link. */
export const recurringTrackingPath = (token: string) =>
  `/donations/recurring/track/${encodeURIComponent(token)}/` as const;

const pathOf = (id: string) => `/donations/subscriptions/${encodeURIComponent(id)}` as const;
const proofOf = (token: string | null) => (token ? { headers: { 'x-donation-token': token } } : {});
