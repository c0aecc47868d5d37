import { DAY_MS, HOUR_MS } from '../../platform/clock/durations.contract.js';

const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', 60_000],
] as const;
const relative = new Intl.RelativeTimeFormat('fr-FR', { numeric: 'always' });
const duration = (ms: number): readonly ['day' | 'hour' | 'minute', number] => {
  const [unit, length] = UNITS.find(([, one]) => ms >= one) ?? UNITS[2];
  return [unit, Math.floor(ms / length)];
};
const NAMES = { day: 'jour', hour: 'heure', minute: 'minute' } as const;

/** « il y a 12 minutes »; of less than a minute, « à l’instant ». */
function ago(ms: number): string {
  const [unit, count] = duration(ms);
  return count === 0 ? 'à l’instant' : relative.format(-count, unit);
}

/** « depuis 3 heures » */
function during(ms: number): string {
  const [unit, count] = duration(ms);
  return count === 0 ? 'depuis un instant' : `depuis ${count} ${NAMES[unit]}${count > 1 ? 's' : ''}`;
}

const last = (ms: number | null): string =>
  ms === null ? 'aucune n’a encore réussi' : `dernière comparaison réussie ${ago(ms)}`;

export const comparisonTexts = {
  /** Why a comparison could not be made. */
  away: 'le prestataire ne répond pas',
  refused: (code: string) => `le prestataire refuse la demande (${code})`,
  searchDenied:
    'PayPal n’autorise pas cette application à lire les mouvements : cochez « Transaction Search » dans les réglages de l’application, au tableau de bord développeur de PayPal',
  fault: (name: string) => `une erreur de notre côté (${name})`,

  /** At /admin/system-tests. */
  none: 'Aucun prestataire à comparer',
  well: (provider: string, ms: number) => `${provider}\u00a0: ${last(ms)}`,
  notYet: (provider: string) => `${provider}\u00a0: première comparaison dans l’heure`,
  failing: (provider: string, why: string, sinceMs: number, lastMs: number | null) =>
    `${provider}\u00a0: la comparaison échoue ${during(sinceMs)}, ${why}\u00a0; ${last(lastMs)}`,
  late: (provider: string, lastMs: number | null) =>
    `${provider}\u00a0: la comparaison ne se fait plus (elle est prévue chaque heure)\u00a0; ${last(lastMs)}`,

  alert: (provider: string, why: string) => ({
    subject: `Paiements\u00a0: la comparaison avec ${provider} échoue`,
    paragraphs: [
      `La comparaison avec ${provider} n’a pas pu se faire\u00a0: ${why}.`,
      'Tant qu’elle échoue, un remboursement, une contestation ou un paiement dont l’annonce s’est perdue n’est pas retrouvé. Elle est tentée à nouveau par elle-même\u00a0; un autre message dira qu’elle a repris.',
    ],
  }),
  recovered: (provider: string) => ({
    subject: `Paiements\u00a0: la comparaison avec ${provider} a repris`,
    paragraphs: [
      `La comparaison avec ${provider} réussit de nouveau. Si elle a manqué plus d’une journée, lancez « Réparer » à la page Rapprochement\u00a0: ce qui s’est passé entre-temps sera retrouvé.`,
    ],
  }),
  open: 'Ouvrir les tests du système',
};
