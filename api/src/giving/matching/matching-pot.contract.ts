/** In per cent of a gift; 100 doubles it. */
export const MATCHING_RATIO = { least: 1, most: 500 } as const;

export const MATCHING_MESSAGES = {
  sponsor_name: 'Indiquez le nom du mécène, tel que les visiteurs le liront.',
  campaign: 'Choisissez une collecte en euros, qui reçoit des dons d’argent.',
  ratio: `Indiquez de ${MATCHING_RATIO.least} à ${MATCHING_RATIO.most} % : 100 % double le don.`,
  total: 'Indiquez le montant promis, d’au moins 1 €.',
  day: 'Indiquez un jour, par exemple 2027-03-01.',
  ceiling: 'Le plafond par don va de 1 centime au montant promis.',
  order: 'Le dernier jour suit le premier.',
  email: 'Indiquez une adresse e-mail, par exemple prenom@exemple.fr.',
  reason: 'Dites pourquoi, en une phrase : le mécène et l’équipe la liront.',
  used_ratio: 'Des dons ont été abondés à ce taux : il ne baisse plus.',
  used_ceiling: 'Des dons ont été abondés avec ce plafond : il ne baisse plus.',
  used_total: 'Le montant promis ne descend pas sous ce qui a déjà abondé des dons.',
  used_campaign: 'Des dons de cette collecte ont été abondés : elle ne change plus.',
} as const;
