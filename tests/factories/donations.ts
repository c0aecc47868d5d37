import type { DonationInput, DonationStarted, DonationView } from '@livres/api/contract';
import { RetentionService } from '@livres/api/dist/core/retention/retention.service.js';
import { DonationDeadlinesService } from '@livres/api/dist/giving/donations/settlement/donation-deadlines.service.js';
import { accepted } from './answers.ts';
import type { Answer, TestApi } from './api.ts';

let filled = 0;

/** A member of staff who does what a test does to donations. */
export const CLAIRE = { id: null, name: 'Claire Martin' };

/** A valid form of a gift of 50 € by the demonstration; a test overrides what matters to it. */
export function aGiftForm(over: Partial<DonationInput> = {}): DonationInput {
  filled += 1;
  return {
    amount: '50',
    frequency: 'one-time',
    donor_type: 'particulier',
    payment_method: 'demo',
    email: `helene.${filled}@example.org`,
    form_key: `formulaire-${filled}`,
    ...over,
  };
}

/** Donors of an api, each from a place of their own unless one is given. */
export function giversOf(api: TestApi) {
  let places = 0;
  const from = (place?: string) => ({
    'x-forwarded-for': place ?? `10.11.${(places += 1) >> 8}.${places & 255}`,
  });
  const send = (over: object = {}, place?: string): Promise<Answer> =>
    api.request('/donations/', { body: aGiftForm(over), headers: from(place) });
  /** A gift whose form has come in. */
  const given = (over: object = {}): Promise<DonationStarted> => accepted(send(over));
  /** The demonstration's session of a gift, from the address where its donor is sent. */
  const sessionOf = ({ next }: DonationStarted): string =>
    next.kind === 'redirect' ? next.url.slice(next.url.lastIndexOf('/') + 1) : '';
  /** What happens on the demonstration's page. */
  const action = async (session: string, action: object): Promise<void> => {
    await accepted(api.request(`/payments/demo/${session}/`, { body: action }));
  };
  const read = async ({ token }: Pick<DonationStarted, 'token'>): Promise<DonationView> =>
    (await api.request(`/donations/track/${token}/`)).body;
  return { send, given, sessionOf, act: action, read };
}

export type Givers = ReturnType<typeof giversOf>;

/** Ends what was promised or begun too long ago, and forgets what is no longer kept. */
export async function tidyGifts(api: TestApi): Promise<void> {
  await api.app.get(DonationDeadlinesService, { strict: false }).tidy();
  await api.app.get(RetentionService, { strict: false }).run('donations.tidy');
}
