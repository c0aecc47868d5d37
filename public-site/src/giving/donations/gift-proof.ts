/** What opens the confirmation of a gift for an hour: the session in which it was paid, or the payment. */
export type GiftProof = { session_id: string } | { payment_intent: string };

/** The proof as the api reads it, out of every address. */
export function proofHeaders(proof: GiftProof, token: string | null): Record<string, string> {
  const session = 'session_id' in proof ? proof.session_id : proof.payment_intent;
  return { 'x-donation-session': session, ...(token && { 'x-donation-token': token }) };
}

/** The payment that an address names; null where it names none. */
export function proofIn(query: URLSearchParams): GiftProof | null {
  const session_id = query.get('session_id');
  if (session_id) return { session_id };
  const payment_intent = query.get('payment_intent');
  return payment_intent ? { payment_intent } : null;
}
