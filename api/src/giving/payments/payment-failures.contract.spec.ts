import { describe, expect, it } from 'vitest';
import { paymentFailure } from './payment-failures.contract.js';

const STRIPE_DECLINES = [
  'authentication_required',
  'approve_with_id',
  'call_issuer',
  'card_not_supported',
  'card_velocity_exceeded',
  'currency_not_supported',
  'do_not_honor',
  'duplicate_transaction',
  'expired_card',
  'fraudulent',
  'generic_decline',
  'incorrect_number',
  'incorrect_cvc',
  'incorrect_pin',
  'incorrect_zip',
  'insufficient_funds',
  'invalid_account',
  'invalid_amount',
  'invalid_cvc',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'invalid_number',
  'invalid_pin',
  'issuer_not_available',
  'lost_card',
  'merchant_blacklist',
  'new_account_information_available',
  'no_action_taken',
  'not_permitted',
  'offline_pin_required',
  'online_or_offline_pin_required',
  'pickup_card',
  'pin_try_exceeded',
  'processing_error',
  'reenter_transaction',
  'restricted_card',
  'revocation_of_all_authorizations',
  'revocation_of_authorization',
  'security_violation',
  'service_not_allowed',
  'stolen_card',
  'stop_payment_order',
  'testmode_decline',
  'transaction_not_allowed',
  'try_again_later',
  'withdrawal_count_limit_exceeded',
];

describe('a refused payment', () => {
  it.each(STRIPE_DECLINES)('is explained: %s', (code) => {
    expect(paymentFailure(code)).not.toBe(paymentFailure('never heard of'));
  });

  it('has a sentence even where the provider says nothing that is known', () => {
    for (const code of [null, '', 'toString', 'never heard of'])
      expect(paymentFailure(code)).toMatch(/^Le paiement n’a pas abouti\. .*Réessayez/);
  });

  it('does not tell whoever holds a stolen card what its bank knows', () => {
    expect(paymentFailure('stolen_card')).toBe(paymentFailure('restricted_card'));
    expect(paymentFailure('stolen_card')).not.toMatch(/vol|perdu|fraud/i);
  });
});
