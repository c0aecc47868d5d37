import type { DonationInput, DonationStarted, RecurringGiftPage } from '@livres/api/contract';
import type { TestApi } from './api.ts';
import { giversOf } from './donations.ts';
import { emailTo } from './emails.ts';
import { eventually } from './waiting.ts';

export interface RegularGift {
  /** Of the recurring gift. */
  id: string;
  /** Of the private link of its email. */
  token: string;
  email: string;
  /** Its first payment. */
  first: DonationStarted;
  /** The demonstration's session, where next payments are provoked. */
  session: string;
}

let made = 0;

/** Those who give again and again, by the demonstration. */
export function regularGiversOf(api: TestApi) {
  const givers = giversOf(api);
  const idOf = async (donation_id: string): Promise<string> => {
    const rows = await api.sql`SELECT recurring_gift_id FROM donations WHERE id = ${donation_id}`;
    return rows[0].recurring_gift_id;
  };
  /** A form that has come in, whose first payment is waited for. */
  const begun = async (over: Partial<DonationInput> = {}) => {
    made += 1;
    const email = over.email ?? `regulier.${made}@example.org`;
    const first = await givers.given({
      amount: '20',
      frequency: 'monthly',
      ...over,
      email,
    });
    return { id: await idOf(first.id), email, first, session: givers.sessionOf(first) };
  };
  /** One whose first payment is here, with the link of the email that says so. */
  const given = async (over: Partial<DonationInput> = {}): Promise<RegularGift> => {
    const gift = await begun(over);
    await givers.act(gift.session, { act: 'succeed' });
    const { text } = await emailTo(api.varFolder, gift.email, 'est en place');
    return { ...gift, token: /\/don\/regulier\/([\w-]{43})/.exec(text)![1]! };
  };
  const read = async ({ token }: { token: string }): Promise<RecurringGiftPage> =>
    (await api.request(`/donations/recurring/track/${token}/`)).body;
  /** As its owner's page has it, once it is so. */
  const until = (gift: { token: string }, what: string, is: (page: RecurringGiftPage) => boolean) =>
    eventually(`a gift that comes again ${what}`, async () => {
      const page = await read(gift);
      return is(page) ? page : null;
    });
  /** As its page asks; a higher amount, or the same more often, waits for its owner to confirm it. */
  const send = (gift: { id: string; token: string }, action: string, body: object = {}) =>
    api.request(`/donations/subscriptions/${gift.id}/${action}/`, {
      method: ['amount', 'frequency', 'preferences'].includes(action) ? 'PATCH' : 'POST',
      body,
      headers: { 'x-donation-token': gift.token },
    });
  /** The token of the newest email that asks to confirm a higher amount. */
  const confirmationOf = async ({ email }: { email: string }): Promise<string> => {
    const { text } = await emailTo(api.varFolder, email, 'À confirmer');
    return /\/don\/regulier\/confirmer\/([\w-]{43})/.exec(text)![1]!;
  };
  /** As the demonstration keeps it. */
  const subscriptionOf = async ({ id }: { id: string }) => {
    const [subscription] = await api.sql`SELECT demo.* FROM demo_subscriptions demo
         JOIN recurring_gifts gift ON gift.provider_subscription_id = demo.id WHERE gift.id = ${id}`;
    return subscription;
  };
  const confirm = (token: string) =>
    api.request(`/donations/recurring/confirmations/${token}/`, { method: 'POST' });
  /** The same, with what its owner confirms. */
  const ask = async (
    gift: { id: string; token: string; email: string },
    action: string,
    body: object = {},
  ) => {
    const answer = await send(gift, action, body);
    if (!answer.body?.to_confirm) return answer;
    await eventually('a confirmed amount', async () => {
      const { status } = await confirm(await confirmationOf(gift));
      return status === 200 || null;
    });
    return { ...answer, body: await read(gift) };
  };
  return { begun, given, read, until, ask, send, confirm, confirmationOf, subscriptionOf, act: givers.act };
}
