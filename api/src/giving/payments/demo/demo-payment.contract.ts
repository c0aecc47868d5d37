import type { AttemptStatus } from '../payment.contract.js';

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

export interface DemoActionInput {
  act: DemoAction;
  /** With `refuse` and `next_refuse`. */
  reason?: DemoRefusal;
}

/** `GET /payments/demo/{session}/`: what the page of a demonstration payment shows. */
export interface DemoSession {
  session_id: string;
  /** What is paid, in French. */
  description: string;
  reference: string;
  /** Major units. */
  amount: number;
  currency: 'EUR' | 'XAF';
  status: Exclude<AttemptStatus, 'created'>;
  /** Null for a payment made once. */
  subscription: DemoSubscription | null;
  /** Where one goes on, once something has happened. */
  success_url: string;
  /** Where one goes back without paying. */
  cancel_url: string;
}

export interface DemoSubscription {
  every: 'month' | 'quarter' | 'year';
  status: 'pending' | 'active' | 'past_due' | 'paused' | 'cancelled';
  /** Major units, from the next payment on. */
  amount: number;
  next_payment_at: string | null;
  failed_payments: number;
  /** Whether a next payment can be provoked. */
  may_go_on: boolean;
}
