import { createHmac } from 'node:crypto';
import type { StripeState, Thing } from './stripe-state.ts';

export interface SignedEvent {
  body: string;
  headers: Record<string, string>;
}

/** What Stripe posts to our door: each event signed by every secret, at the moment of posting. */
export class StripeDeliveries {
  private told = 0;

  constructor(
    private readonly state: StripeState,
    private readonly secrets: readonly string[],
  ) {}

  /** What happened since this was last asked, oldest first. */
  next(): Thing[] {
    const events = this.state.events.slice(this.told);
    this.told = this.state.events.length;
    return events;
  }

  sign(
    event: object,
    { secrets = this.secrets, at = new Date() }: { secrets?: readonly string[]; at?: Date } = {},
  ): SignedEvent {
    const body = JSON.stringify(event, (name, value) => (name.startsWith('_') ? undefined : value));
    const timestamp = Math.floor(at.getTime() / 1000);
    const signatures = secrets.map(
      (secret) => `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`,
    );
    const signature = [`t=${timestamp}`, ...signatures].join(',');
    return {
      body,
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    };
  }

  async post(url: string, event: Thing): Promise<number> {
    const response = await fetch(url, { method: 'POST', ...this.sign(event) });
    await response.text();
    return response.status;
  }

  /** Posts what happened since the last time to `{api}/donations/webhook/stripe/`; answers the statuses. */
  async deliver(api: string, order: (events: Thing[]) => Thing[] = (events) => events): Promise<number[]> {
    const statuses: number[] = [];
    for (const event of order(this.next()))
      statuses.push(await this.post(`${api}/donations/webhook/stripe/`, event));
    return statuses;
  }
}
