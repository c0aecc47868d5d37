/** What PayPal takes at most, by its own documents. */
export const PAYPAL_LIMITS = {
  /** https://developer.paypal.com/docs/api/orders/v2/, purchase_unit_request. */
  reference_id: 256,
  custom_id: 127,
  invoice_id: 127,
  /** What is longer is cut there: the product is to choose itself where. */
  description: 127,
  /** The same document, paypal_wallet_experience_context and url. */
  brand_name: 127,
  url: 4000,
  /** The same document, money.value: « up to 15 digits preceding the decimal », 32 characters. */
  digits: 15,
  /** The same document: the header PayPal-Request-Id; for captures and refunds Payments v2 takes longer ones. */
  request_id: 108,
  /** https://developer.paypal.com/docs/api/payments/v2/, refund_request. */
  note_to_payer: 255,
  /** https://developer.paypal.com/docs/api/transaction-search/v1/: start_date to end_date, page_size. */
  search_days: 31,
  search_page: 500,
  /** https://developer.paypal.com/docs/api/customer-disputes/v1/: update_time_after, page_size. */
  dispute_days: 180,
  dispute_page: 50,
  /** https://developer.paypal.com/docs/api/webhooks/v1/, verify_webhook_signature. */
  transmission_id: 50,
  webhook_id: 50,
  auth_algo: 100,
  cert_url: 500,
  transmission_sig: 500,
} as const;
