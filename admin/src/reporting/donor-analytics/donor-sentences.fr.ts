import type { DonorGroup } from '@livres/api/contract';

/** « de mars », « d’avril ». */
const of = (month: string) => (/^[aeiouy]/i.test(month) ? `d’${month}` : `de ${month}`);
const plural = (count: number, word: string) => (count > 1 ? `${word}s` : word);

export const sentences = {
  month: (donors: string, isOne: boolean, month: string, news: string) =>
    `${donors}\u00a0donateur${isOne ? '' : 's'} en ${month}, dont ${news}.`,
  so_far: (month: string) => `${month}, à ce jour`,
  news: (count: number) =>
    count === 0 ? 'aucun nouveau' : `${count}\u00a0${count > 1 ? 'nouveaux' : 'nouveau'}`,
  most_lost: (month: string, lost: string, last: string) =>
    `Le mois ${of(month)} en perd le plus\u00a0: ${lost}, dont le dernier don datait ${of(last)}.`,

  gained: (sum: string, day: string) => `+\u00a0${sum} par mois depuis le ${day}.`,
  fallen: (sum: string, day: string) => `−\u00a0${sum} par mois depuis le ${day}.`,
  unmoved: (sum: string, day: string) => `${sum} par mois, comme le ${day}.`,
  failed: (gifts: number, sum: string) =>
    `${gifts}\u00a0${plural(gifts, 'don')} en échec de paiement\u00a0: −\u00a0${sum} par mois, à relancer.`,
  stopped: (gifts: number, sum: string) =>
    gifts === 1
      ? `Un s’est arrêté\u00a0: −\u00a0${sum} par mois.`
      : `${gifts} se sont arrêtés\u00a0: −\u00a0${sum} par mois.`,

  a_year_later: (share: string, month: string) =>
    `Un an après, ${share} des donateurs ${of(month)} ont redonné.`,
  line: 'Une ligne\u00a0: tous ceux dont le premier don date de ce mois.',
  coming_back: (month: string, now: string, usual: string) =>
    `En ${month}, ${now} des anciens ont redonné, contre ${usual} les autres mois.`,

  group: (people: string, share: string) => `${people} ${share} des sommes.`,
  only_one: (label: string, share: string) => `${label}\u00a0: une seule personne, ${share} des sommes.`,
  groups: {
    generous: (count) => `Les ${count} fidèles généreux comptent pour`,
    december: (count) => `Les ${count} donateurs de décembre comptent pour`,
    to_thank: (count) => `Les ${count} nouveaux donateurs à remercier comptent pour`,
    to_remind: (count) => `Les ${count} fidèles à relancer comptent pour`,
    newcomers: (count) => `Les ${count} nouveaux donateurs comptent pour`,
    occasional: (count) => `Les ${count} donateurs occasionnels comptent pour`,
    recurring: (count) => `Les ${count} donateurs réguliers comptent pour`,
    almost_lost: (count) => `Les ${count} donateurs presque perdus comptaient pour`,
  } satisfies Record<DonorGroup, (count: string) => string>,
  to_remind: (count: number) =>
    count === 1
      ? 'Un fidèle n’a rien donné depuis six mois\u00a0: à relancer.'
      : `${count} fidèles n’ont rien donné depuis six mois\u00a0: à relancer.`,

  first_tenth: (people: number, share: string) =>
    people === 1
      ? `Une personne donne ${share} des sommes.`
      : `${people}\u00a0personnes donnent ${share} des sommes.`,
  a_year_before: (share: string) => `Un an avant\u00a0: ${share}.`,
  just_before: (share: string) => `La période d’avant\u00a0: ${share}.`,
} as const;
