import type { HttpClient } from '@livres/api/client';
import type { DonationOptions, DonationView, OfferedMethod, PaymentDetails } from '@livres/api/contract';
import { isNotFound } from '../shared/api/loading';
import { proofHeaders, type GiftProof } from './gift-proof';

/** Why there is nothing to show. */
export type Missing = 'no_identifier' | 'not_found' | 'failed';

export interface GiftRead {
  details: PaymentDetails | null;
  /** The gift itself, which knows its donor; null where it could not be read. */
  donation: DonationView | null;
  /** Where it is to be paid once more. */
  methods: OfferedMethod[];
  missing: Missing | null;
}

type PaymentProof = Exclude<GiftProof, { token: string }>;

/** What became of a payment, by the session or the payment that the provider sends back. */
export async function readPayment(api: HttpClient, proof: PaymentProof | null): Promise<GiftRead> {
  const nothing = { details: null, donation: null, methods: [] };
  if (!proof) return { ...nothing, missing: 'no_identifier' };
  try {
    const details = await api.get<PaymentDetails>(pathOf(proof));
    const [donation, methods] = await Promise.all([
      readDonation(api, details.donationId, proof).catch(() => null),
      methodsFor(api, details),
    ]);
    return { details, donation, methods, missing: null };
  } catch (error) {
    return { ...nothing, missing: isNotFound(error) ? 'not_found' : 'failed' };
  }
}

/** A gift by its private link. */
export async function readTracked(api: HttpClient, token: string): Promise<GiftRead> {
  const nothing = { details: null, donation: null, methods: [] };
  try {
    const donation = await api.get<DonationView>(`/donations/track/${encodeURIComponent(token)}/`);
    return { ...nothing, donation, methods: await methodsFor(api, donation), missing: null };
  } catch (error) {
    return { ...nothing, missing: isNotFound(error) ? 'not_found' : 'failed' };
  }
}

function pathOf(proof: PaymentProof): string {
  if ('session_id' in proof) return `/donations/verify-payment/${encodeURIComponent(proof.session_id)}/`;
  return `/donations/payment-details/${encodeURIComponent(proof.payment_intent)}/`;
}

export function readDonation(api: HttpClient, id: string, proof: GiftProof): Promise<DonationView> {
  return api.get<DonationView>(`/donations/${encodeURIComponent(id)}/`, { headers: proofHeaders(proof) });
}

/** The ways to pay that a gift which is not paid can still take. */
async function methodsFor(
  api: HttpClient,
  { status, frequency }: Pick<DonationView, 'status' | 'frequency'>,
): Promise<OfferedMethod[]> {
  if (status === 'succeeded') return [];
  const options = await api.get<DonationOptions>('/donations/options/').catch(() => null);
  const methods = options?.methods ?? [];
  return frequency === 'one-time' ? methods : methods.filter(({ takes_recurring }) => takes_recurring);
}
