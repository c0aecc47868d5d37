import type { HttpClient } from '@livres/api/client';
import type { DonationStarted } from '@livres/api/contract';
import { bodyOf, answerForm, textsOf, type FormAnswer } from '../../shared/api/sent-form';

type Action = 'retry' | 'identity' | 'send_receipt' | 'card' | 'card_cancel' | 'news';

/** What became of an action of the donor. */
export type GiftAction = FormAnswer<{ act: Action; started: DonationStarted | null }>;

const IDENTITY = [
  'first_name',
  'last_name',
  'organization_name',
  'siren',
  'legal_form',
  'street_address',
  'postal_code',
  'city',
  'country',
] as const;

/** What a donor does on the page of their gift; which gift it is, the page itself knows. */
export async function changeGift(
  api: HttpClient,
  filled: FormData,
  gift: { id: string; token: string },
): Promise<GiftAction> {
  const values = textsOf(filled);
  const headers = { 'x-donation-token': gift.token };
  const path = `/donations/${encodeURIComponent(gift.id)}` as const;
  return answerForm(filled, async () => {
    if (values['act'] === 'retry') {
      const { payment_method } = values;
      const phone = payment_method === 'mobile_money' ? values['phone']?.trim() : '';
      const body = { payment_method, ...(phone && { phone }) };
      const started = await api.post(`${path}/retry/`, bodyOf(body), { headers });
      return { act: 'retry', started };
    }
    if (values['act'] === 'card') {
      const { day = '', words = '' } = values;
      await api.patch(`${path}/card/`, { ...(day && { day }), words: words.trim() }, { headers });
      return { act: 'card', started: null };
    }
    if (values['act'] === 'card_cancel') {
      await api.post(`${path}/card/cancel/`, undefined, { headers });
      return { act: 'card_cancel', started: null };
    }
    if (values['act'] === 'news') {
      await api.put(`${path}/campaign-news/`, { follows: values['follows'] === 'true' }, { headers });
      return { act: 'news', started: null };
    }
    if (values['act'] === 'send_receipt') return sendAgain(api, values);
    const given = IDENTITY.filter((name) => values[name] !== undefined);
    const body = Object.fromEntries(given.map((name) => [name, values[name]!.trim()]));
    await api.patch(`${path}/preferences/`, body, { headers });
    return { act: 'identity', started: null };
  });
}

/** On pages that a payment's session opens: the confirmation once more, to the donor's own address. */
export function sendReceipt(api: HttpClient, filled: FormData): Promise<GiftAction> {
  return answerForm(filled, () => sendAgain(api, textsOf(filled)));
}

async function sendAgain(
  api: HttpClient,
  { email, paymentId, amount }: Record<string, string>,
): Promise<{ act: Action; started: null }> {
  await api.post('/donations/send-receipt/', bodyOf({ email, paymentId, amount: Number(amount) }));
  return { act: 'send_receipt', started: null };
}
