import { toMajorUnits } from '../../../platform/money/money.contract.js';
import { type PaymentRequest, ProviderRefusal } from '../payment-provider.js';
import { cut } from '../provider-text.js';

/** The order that asks for a payment, to be captured at once when its payer approves it. */
export function paypalOrder(request: PaymentRequest, brand: string): object {
  const { id, amount, currency, description, reference, every, success_url, cancel_url } = request;
  if (every) throw new ProviderRefusal('recurring_not_supported', 'PayPal payments are taken once here');
  if (currency !== 'EUR') throw new ProviderRefusal('currency_not_supported', 'PayPal does not take it');
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: id,
        // PayPal takes an invoice's number once: a second try of the same gift has its own.
        invoice_id: `${reference}-${id.slice(0, 8)}`,
        description: cut(description, 127),
        amount: { currency_code: currency, value: toMajorUnits(amount, currency).toFixed(2) },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: cut(brand, 127),
          locale: 'fr-FR',
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          return_url: success_url,
          cancel_url,
        },
      },
    },
  };
}
