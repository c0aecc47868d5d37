/** What shows that a gift is one's own: its private link, or the session in which it was paid. */
export type GiftProof = { token: string } | { session_id: string } | { payment_intent: string };

/** The proof as the api reads it, out of every address. */
export function proofHeaders(proof: GiftProof): Record<string, string> {
  if ('token' in proof) return { 'x-donation-token': proof.token };
  return { 'x-donation-session': 'session_id' in proof ? proof.session_id : proof.payment_intent };
}

/** The payment that an address names; null where it names none. */
export function proofIn(query: URLSearchParams): Exclude<GiftProof, { token: string }> | null {
  const session_id = query.get('session_id');
  if (session_id) return { session_id };
  const payment_intent = query.get('payment_intent');
  return payment_intent ? { payment_intent } : null;
}
