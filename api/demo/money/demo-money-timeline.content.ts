import type { Author } from '../../src/core/audit/audit-log.service.js';
import { paymentFailure } from '../../src/giving/payments/payment-failures.contract.js';
import { daysBefore, type PlannedGift } from './demo-money-plan.js';

const printed = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});
const WAYS = {
  card: 'carte bancaire',
  sepa_debit: 'prélèvement SEPA',
  mobile_money: 'MTN MoMo',
  cheque: 'chèque',
  cash: 'espèces',
  bank_transfer: 'virement',
} as const;

/** Who did it, as staff read it. */
export const demoMoneyAuthors = { donor: 'donateur' };

interface Entry {
  kind: string;
  at: Date;
  staff_id: number | null;
  by_name: string | null;
  text: string;
  details: string | null;
}

/** What the timeline of a demonstration's gift says to staff, oldest first. */
export function demoMoneyEntries(gift: PlannedGift, staff: Author): Entry[] {
  const money = printed.format(gift.euros);
  const nobody = { staff_id: null, by_name: null, details: null };
  const team = { staff_id: staff.id, by_name: staff.name, details: gift.note ?? null };
  const { at, way, fate, recurring } = gift;
  if (way === 'cheque' || way === 'cash')
    return [{ ...team, kind: 'created', at, text: `Don de ${money} saisi par l’équipe (${WAYS[way]})` }];
  const text = recurring
    ? `Paiement de ${money} d’un don régulier`
    : `Don de ${money} commencé sur le site (${WAYS[way]})`;
  const created = {
    ...nobody,
    by_name: recurring ? null : demoMoneyAuthors.donor,
    kind: 'created',
    at,
    text,
  };
  const later = (days: number) => daysBefore(at, -days);
  const paid = { ...nobody, kind: 'succeeded', at, text: `Paiement de ${money} réussi` };
  if (!fate && way === 'bank_transfer')
    return [created, { ...team, kind: 'succeeded', at, text: `Virement de ${money} reçu` }];
  if (!fate) return [created, paid];
  switch (fate.kind) {
    case 'waiting':
      return [created];
    case 'processing':
      return [created, { ...nobody, kind: 'processing', at, text: 'Paiement accepté, en cours à la banque' }];
    case 'refused':
      return [
        created,
        { ...nobody, kind: 'failed', at, text: `Paiement refusé : ${paymentFailure(fate.code)}` },
      ];
    case 'given_up':
      return [
        created,
        { ...nobody, kind: 'cancelled', at: later(1), text: 'Paiement abandonné par le donateur' },
      ];
    case 'refunded':
      return [
        created,
        paid,
        {
          ...team,
          kind: 'refund',
          at: later(1),
          text: `${printed.format(fate.euros)} remboursés`,
          details: fate.why,
        },
      ];
    case 'disputed':
      return [
        created,
        paid,
        {
          ...nobody,
          kind: 'dispute',
          at: later(6),
          text: `Paiement de ${money} contesté auprès de la banque (${fate.reason})`,
        },
        ...(fate.isWon
          ? [
              {
                ...nobody,
                kind: 'dispute',
                at: later(30),
                text: `Contestation gagnée : ${money} sont revenus`,
              },
            ]
          : []),
      ];
  }
}

export const demoBankLabels = {
  file: 'releve-de-demonstration.csv',
  of: (name: string, words: string) => `VIR SEPA RECU DE ${name.toUpperCase()} MOTIF ${words}`,
  grant: { wording: 'VIR VILLE DE LYON SUBVENTION VIE ASSOCIATIVE', counterparty: 'VILLE DE LYON' },
  unannounced: { wording: 'VIR SEPA RECU DON POUR LES LIVRES', counterparty: 'M JEAN-MARC ROUSSEL' },
};
