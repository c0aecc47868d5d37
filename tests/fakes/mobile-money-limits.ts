/**
 * What MTN takes at most. Its document (https://momodeveloper.mtn.com/API-collections, requesttopay) names the formats;
 * it gives no lengths for texts, which its gateway bounds at those of a text message.
 */
export const MOMO_LIMITS = {
  /** X-Reference-Id: « Format - UUID … generated using UUID version 4 ». */
  reference_id: /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  /** payer.partyId of a MSISDN: « Mobile Number validated according to ITU-T E.164 », 15 digits, without the plus. */
  msisdn: /^[1-9]\d{7,14}$/,
  payer_message: 160,
  payee_note: 160,
  external_id: 160,
  /** In plain letters: accents and signs are refused. */
  text: /^[\w .,-]+$/,
  /** https://momodeveloper.mtn.com/api-documentation/callback: « Allow PUT & POST on your callback listener host ». */
  callback_methods: ['POST', 'PUT'],
} as const;
