import { ApiError, type HttpClient } from '@livres/api/client';
import type {
  CampaignNewsOfGift,
  DonationView,
  OfferedMethod,
  PaymentDetails,
  TributeCardView,
} from '@livres/api/contract';
import { isNotFound } from '../../shared/api/loading';
import { oldLinkHint } from '../shared/renew-link';
import { proofHeaders, type GiftProof } from './gift-proof';

/** Why there is nothing to show. */
export type Missing = 'no_identifier' | 'not_found' | 'over' | 'failed';

export interface GiftRead {
  details: PaymentDetails | null;
  /** The gift itself, which knows its donor; null where it could not be read. */
  donation: DonationView | null;
  /** Where it is to be paid once more. */
  methods: OfferedMethod[];
  missing: Missing | null;
  /** Where the private link is too old: to whom a fresh one would go. */
  renewal_hint: string | null;
  /** What it carries to a person, on the donor’s own page; null where there is none. */
  card: TributeCardView | null;
  /** Whether its donor hears of the campaign, on their own page; null where it goes to none. */
  news: CampaignNewsOfGift | null;
}

const NOTHING = { details: null, donation: null, methods: [], renewal_hint: null, card: null, news: null };

/** What became of a payment, by the session or the payment that the provider sends back; its donor is named to the private link only. */
export async function readPayment(
  api: HttpClient,
  proof: GiftProof | null,
  token: string | null = null,
): Promise<GiftRead> {
  if (!proof) return { ...NOTHING, missing: 'no_identifier' };
  try {
    const details = await readDetails(api, proof);
    const donation = await readDonation(api, details.donationId, proofHeaders(proof, token)).catch(
      () => null,
    );
    return { ...NOTHING, details, donation, missing: null };
  } catch (error) {
    const isOver = error instanceof ApiError && error.status === 410;
    return { ...NOTHING, missing: isOver ? 'over' : isNotFound(error) ? 'not_found' : 'failed' };
  }
}

/** A gift by its private link. */
export async function readTracked(api: HttpClient, token: string): Promise<GiftRead> {
  try {
    const donation = await api.get(trackingPath(token));
    const [methods, card, news] = await Promise.all([
      methodsFor(api, donation),
      readCard(api, donation.id, token).catch(() => null),
      readNews(api, donation, token).catch(() => null),
    ]);
    return { ...NOTHING, donation, methods, card, news, missing: null };
  } catch (error) {
    const renewal_hint = oldLinkHint(error);
    return { ...NOTHING, renewal_hint, missing: isNotFound(error) ? 'not_found' : 'failed' };
  }
}

/** Where the api tracks a gift by its private link. */
export const trackingPath = (token: string) => `/donations/track/${encodeURIComponent(token)}/` as const;

function readDetails(api: HttpClient, proof: GiftProof): Promise<PaymentDetails> {
  if ('session_id' in proof)
    return api.get(`/donations/verify-payment/${encodeURIComponent(proof.session_id)}/`);
  return api.get(`/donations/payment-details/${encodeURIComponent(proof.payment_intent)}/`);
}

function readDonation(api: HttpClient, id: string, headers: Record<string, string>): Promise<DonationView> {
  return api.get(`/donations/${encodeURIComponent(id)}/`, { headers });
}

async function readCard(api: HttpClient, id: string, token: string): Promise<TributeCardView | null> {
  const path = `/donations/${encodeURIComponent(id)}/card/` as const;
  return (await api.get(path, { headers: { 'x-donation-token': token } })).card;
}

async function readNews(
  api: HttpClient,
  { id, campaignId }: DonationView,
  token: string,
): Promise<CampaignNewsOfGift | null> {
  if (campaignId === null) return null;
  const path = `/donations/${encodeURIComponent(id)}/campaign-news/` as const;
  return api.get(path, { headers: { 'x-donation-token': token } });
}

/** The ways to pay that a gift which is not paid can still take. */
async function methodsFor(
  api: HttpClient,
  { status, frequency }: Pick<DonationView, 'status' | 'frequency'>,
): Promise<OfferedMethod[]> {
  if (status === 'succeeded') return [];
  const options = await api.get('/donations/options/').catch(() => null);
  const methods = options?.methods ?? [];
  return frequency === 'one-time' ? methods : methods.filter(({ takes_recurring }) => takes_recurring);
}
