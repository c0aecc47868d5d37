import type { NoProjection } from '@livres/api/contract';

/** What is said of a campaign's sum, of its goal and of where it may end. */
export const raisedTexts = {
  title: 'Somme reçue, but et projection',
  unit: 'Euros, cumulés depuis le lancement',
  day: 'Jour',
  raised: 'Reçu',
  regular: 'rythme régulier',
  likely: 'Probable',
  low: 'Au moins',
  high: 'Jusqu’à',
  goal: (sum: string) => `But\u00a0: ${sum}`,
  likely_sum: (sum: string) => `${sum} probables`,
  regular_pace: (sum: string) => `${sum} par jour`,
  peak: (sum: string) => `+\u00a0${sum}`,
  received_sum: (sum: string) => `${sum} reçus`,
  without_money: 'Elle ne demande pas d’argent, et n’en a pas reçu.',
  never: 'Aucun don en argent.',
  nothing: 'Aucun don pour l’instant\u00a0: la courbe commencera au premier.',
  not_begun: (day: string) => `La campagne commence le ${day}\u00a0: la courbe commencera ce jour-là.`,

  ending: (sum: string, day: string, low: string, high: string) =>
    `À ce rythme, ${sum} le ${day}, entre ${low} et ${high}.`,
  received: (sum: string, days: string) => `${sum} en ${days}.`,
  days: (count: number, text: string) => `${text}\u00a0jour${count > 1 ? 's' : ''}`,
  ahead: (sum: string) => `Elle est en avance de ${sum} sur un rythme régulier.`,
  behind: (sum: string) => `Elle est en retard de ${sum} sur un rythme régulier.`,
  on_pace: 'Elle suit le rythme régulier.',
  no_projection: {
    no_end: 'Sans date de fin, il n’y a pas de projection.',
    ended: 'La campagne est terminée.',
    not_begun: 'La campagne n’a pas commencé.',
    too_young: 'Il faut au moins sept jours, et un don, pour projeter.',
    too_far: 'La fin est à plus de trois ans\u00a0: trop loin pour projeter.',
  } satisfies Record<NoProjection, string>,

  how: 'Comment c’est calculé.',
  from_own_days: (remaining: string, draws: string, days: string) =>
    `${remaining} sont tirés ${draws} fois parmi les ${days} de la campagne elle-même\u00a0: il n’y a pas encore trois campagnes passées dont se servir. La bande contient 8 tirages sur 10.`,
  from_past: (remaining: string, draws: string, campaigns: string) =>
    `${remaining} sont tirés ${draws} fois parmi ceux de ${campaigns}\u00a0campagnes passées. La bande contient 8 tirages sur 10.`,
  remaining: (count: number, text: string) =>
    count === 1 ? 'Le jour qui reste' : `Les ${text}\u00a0jours qui restent`,
  method: 'Voir la méthode',
  peaks: (count: number) => (count === 1 ? 'Le jour fort' : `Les ${count} jours forts`),
  peak_line: (sum: string, times: string) => `${sum}, ${times} fois un jour ordinaire`,
} as const;
