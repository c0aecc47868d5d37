import type { HttpClient } from '@livres/api/client';
import type { DonationStarted, DonationView } from '@livres/api/contract';
import { answerForm, textsOf, type FormAnswer } from '../shared/api/sent-form';
import { proofHeaders, type GiftProof } from './gift-proof';

type Act = 'retry' | 'identity' | 'send_receipt';

/** What became of an act of the donor. */
export type GiftAct = FormAnswer<{ act: Act; started: DonationStarted | null }>;

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
  gift: { id: string; proof: GiftProof },
): Promise<GiftAct> {
  const values = textsOf(filled);
  const headers = proofHeaders(gift.proof);
  const path = `/donations/${encodeURIComponent(gift.id)}`;
  return answerForm(filled, async () => {
    if (values['act'] === 'retry') {
      const body = { payment_method: values['payment_method'] };
      const started = await api.post<DonationStarted>(`${path}/retry/`, body, { headers });
      return { act: 'retry', started };
    }
    if (values['act'] === 'send_receipt') {
      const { email, paymentId, amount } = values;
      await api.post('/donations/send-receipt/', { email, paymentId, amount: Number(amount) }, { headers });
      return { act: 'send_receipt', started: null };
    }
    const given = IDENTITY.filter((name) => values[name] !== undefined);
    const body = Object.fromEntries(given.map((name) => [name, values[name]!.trim()]));
    await api.patch<DonationView>(`${path}/preferences/`, body, { headers });
    return { act: 'identity', started: null };
  });
}
