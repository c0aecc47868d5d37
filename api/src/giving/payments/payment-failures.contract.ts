/** What happened, and what the payer can do, by the provider's code; Stripe's decline codes, and the others' own. */
const FAILURES: Record<string, string> = {
  ...alike(
    ['card_declined', 'generic_decline', 'do_not_honor', 'call_issuer', 'no_action_taken', 'try_again_later'],
    'Votre banque a refusé le paiement sans dire pourquoi. Réessayez, appelez-la, ou choisissez un autre moyen de paiement.',
  ),
  ...alike(
    ['insufficient_funds', 'withdrawal_count_limit_exceeded', 'card_velocity_exceeded', 'amount_limit'],
    'Le solde ou le plafond de votre carte ne permettait pas ce paiement. Réessayez plus tard, avec un montant plus petit ou un autre moyen de paiement.',
  ),
  ...alike(
    ['expired_card', 'invalid_expiry_month', 'invalid_expiry_year'],
    'Votre carte est expirée, ou sa date a été mal saisie. Vérifiez-la ou prenez une autre carte.',
  ),
  ...alike(
    ['incorrect_cvc', 'invalid_cvc'],
    'Le code de sécurité (les trois chiffres au dos de la carte) n’était pas le bon. Réessayez en le vérifiant.',
  ),
  ...alike(
    ['incorrect_number', 'invalid_number', 'invalid_account', 'new_account_information_available'],
    'Le numéro de carte n’est pas reconnu. Vérifiez-le ou prenez une autre carte.',
  ),
  ...alike(
    ['incorrect_zip', 'incorrect_address'],
    'Le code postal ou l’adresse ne correspond pas à celle de votre carte. Vérifiez-les et réessayez.',
  ),
  ...alike(
    [
      'incorrect_pin',
      'invalid_pin',
      'pin_try_exceeded',
      'offline_pin_required',
      'online_or_offline_pin_required',
    ],
    'Le code secret n’a pas été accepté. Prenez une autre carte ou appelez votre banque.',
  ),
  ...alike(
    ['authentication_required', 'authentication_not_handled', 'payment_intent_authentication_failure'],
    'La confirmation demandée par votre banque (application ou SMS) n’a pas abouti. Réessayez et confirmez quand elle vous le demande.',
  ),
  ...alike(
    [
      'card_not_supported',
      'currency_not_supported',
      'invalid_amount',
      'service_not_allowed',
      'not_permitted',
    ],
    'Votre carte ne permet pas ce type de paiement. Prenez une autre carte ou un autre moyen de paiement.',
  ),
  ...alike(
    ['transaction_not_allowed', 'testmode_decline', 'live_mode_test_card', 'security_violation'],
    'Votre carte n’est pas acceptée pour ce paiement. Prenez-en une autre ou appelez votre banque.',
  ),
  // What a bank knows of a stolen card is not for whoever holds it.
  ...alike(
    [
      'fraudulent',
      'lost_card',
      'stolen_card',
      'pickup_card',
      'restricted_card',
      'merchant_blacklist',
      'stop_payment_order',
      'revocation_of_authorization',
      'revocation_of_all_authorizations',
      'highest_risk_level',
    ],
    'Votre banque n’a pas autorisé ce paiement. Appelez-la, ou choisissez un autre moyen de paiement.',
  ),
  ...alike(
    [
      'processing_error',
      'issuer_not_available',
      'reenter_transaction',
      'approve_with_id',
      'payment_intent_timeout',
    ],
    'Le paiement n’a pas pu être traité à cause d’un incident technique. Rien n’a été débité. Réessayez dans quelques minutes.',
  ),
  duplicate_transaction:
    'Un paiement identique venait d’être fait. Vérifiez votre relevé avant de réessayer.',
  ...alike(
    [
      'debit_not_authorized',
      'bank_account_restricted',
      'no_mandate',
      'debit_disputed',
      'charge_exceeds_source_limit',
    ],
    'Votre banque a refusé le prélèvement. Vérifiez avec elle que les prélèvements sont autorisés, ou payez par carte.',
  ),
  ...alike(
    [
      'account_closed',
      'bank_account_unusable',
      'invalid_bank_account_iban',
      'invalid_account_number',
      'iban_invalid',
    ],
    'Le compte bancaire n’a pas été reconnu ou est clos. Vérifiez l’IBAN, ou payez par carte.',
  ),
  ...alike(
    [
      'refer_to_customer',
      'could_not_process',
      'debit_authorization_not_match',
      'recipient_deceased',
      'branch_does_not_exist',
    ],
    'La banque n’a pas pu exécuter le prélèvement. Réessayez, ou choisissez un autre moyen de paiement.',
  ),
  ...alike(
    [
      'INSTRUMENT_DECLINED',
      'PAYER_CANNOT_PAY',
      'PAYER_ACCOUNT_RESTRICTED',
      'TRANSACTION_REFUSED',
      'DECLINED',
    ],
    'PayPal a refusé ce paiement. Choisissez une autre carte ou un autre compte dans PayPal, ou un autre moyen de paiement.',
  ),
  ...alike(
    ['PAYER_NOT_FOUND', 'PAYEE_NOT_ALLOWED_TO_RECEIVE', 'NOT_ALLOWED', 'NOT_ALLOWED_TARGET_ENVIRONMENT'],
    'Ce numéro n’a pas de compte MTN MoMo qui puisse payer. Vérifiez-le ou choisissez un autre moyen de paiement.',
  ),
  ...alike(
    ['NOT_ENOUGH_FUNDS', 'PAYER_LIMIT_REACHED'],
    'Le solde ou le plafond de votre compte MTN MoMo ne permettait pas ce paiement. Réessayez plus tard ou avec un montant plus petit.',
  ),
  ...alike(
    ['APPROVAL_REJECTED', 'PAYMENT_NOT_APPROVED', 'ORDER_NOT_APPROVED', 'payer_cancelled', 'canceled'],
    'Le paiement n’a pas été confirmé. Rien n’a été débité. Vous pouvez réessayer quand vous voulez.',
  ),
  ...alike(
    ['EXPIRED', 'COULD_NOT_PERFORM_TRANSACTION', 'expired', 'session_expired'],
    'Le paiement n’a pas été confirmé à temps. Rien n’a été débité. Vous pouvez réessayer.',
  ),
};

const UNKNOWN =
  'Le paiement n’a pas abouti. Rien n’a été débité. Réessayez, ou choisissez un autre moyen de paiement.';

/** In French: what happened to a payment, and what the payer can do. */
export function paymentFailure(code: string | null): string {
  return (code !== null && Object.hasOwn(FAILURES, code) ? FAILURES[code] : undefined) ?? UNKNOWN;
}

function alike(codes: readonly string[], sentence: string): Record<string, string> {
  return Object.fromEntries(codes.map((code) => [code, sentence]));
}
