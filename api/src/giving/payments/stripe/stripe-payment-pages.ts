import type { Stripe } from 'stripe';
import { asked } from './stripe.client.js';
import { idOf } from './stripe.rules.js';

/** Stripe's portal, on the one page where a card or a mandate is changed. */
export class StripePaymentPages {
  constructor(private readonly stripe: Stripe) {}

  /**
   * The portal changes the customer's default, but a subscription that Checkout made has a default of its own, which
   * would win: it is made the customer's first. https://docs.stripe.com/customer-management/portal-deep-links
   */
  async open(customer: string, return_url: string): Promise<string> {
    await this.shareDefaults(customer);
    const { url } = await asked(() =>
      this.stripe.billingPortal.sessions.create({
        customer,
        return_url,
        locale: 'fr',
        flow_data: {
          type: 'payment_method_update',
          after_completion: { type: 'redirect', redirect: { return_url } },
        },
      }),
    );
    return url;
  }

  private async shareDefaults(customer: string): Promise<void> {
    const { data } = await asked(() => this.stripe.subscriptions.list({ customer, limit: 100 }));
    for (const { id, default_payment_method } of data) {
      const method = idOf(default_payment_method);
      if (!method) continue;
      const invoice_settings = { default_payment_method: method };
      await asked(() => this.stripe.customers.update(customer, { invoice_settings }));
      await asked(() => this.stripe.subscriptions.update(id, { default_payment_method: '' }));
    }
  }
}
