/** What can be made to happen on the page of a demonstration payment: no money moves. */
export const DEMO_ACTIONS = [
  'succeed',
  'refuse',
  'delay',
  'next_succeed',
  'next_refuse',
  'new_card',
] as const;
export type DemoAction = (typeof DEMO_ACTIONS)[number];

/** Reasons that a bank gives, in the words of card providers. */
export const DEMO_REFUSALS = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'authentication_required',
  'processing_error',
] as const;
export type DemoRefusal = (typeof DEMO_REFUSALS)[number];
export const DEMO_REFUSAL_LABELS: Record<DemoRefusal, string> = {
  card_declined: 'La banque refuse la carte',
  insufficient_funds: 'Provision insuffisante',
  expired_card: 'Carte expirée',
  incorrect_cvc: 'Code de sécurité faux',
  authentication_required: 'Authentification demandée',
  processing_error: 'Panne passagère de la banque',
};
