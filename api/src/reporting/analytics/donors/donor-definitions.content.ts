import type { DonorDefinitions } from './donor-analytics.dto.js';

/** What each figure of the screen is. */
export const DONOR_DEFINITIONS: DonorDefinitions = {
  donors:
    'Personnes et organismes dont un don au moins a été reçu dans la période ; un don annulé depuis ne compte pas. Un don anonyme compte dans les sommes, pas ici.',
  new_donors:
    'Parmi eux, ceux dont le premier don de tous, à quelque campagne que ce soit, est dans la période.',
  repeat_rate: 'Parmi les donateurs de la période, la part de ceux qui y ont donné deux fois ou plus.',
  recurring_monthly:
    'Somme des dons réguliers actifs au soir du dernier jour de la période, ramenée au mois : un don annuel de 120 € compte 10 €. Ceux qui sont en pause ou en échec n’en sont pas.',
  median_gift: 'La moitié des dons de la période sont plus petits, l’autre moitié plus grands.',
  average_gift: 'Ce qui a été donné dans la période, divisé par le nombre de dons, avant remboursements.',
  months:
    'Nouveau : premier don de sa vie ce mois-là. Fidèle ou revenu : donne ce mois-là et avait déjà donné avant ce mois. Perdu : douze mois, jour pour jour, ont passé depuis un don sans qu’aucun autre ne suive, et ils s’achèvent ce mois-là ; qui redonne plus tard est compté alors parmi les revenus.',
  cohorts:
    'Une ligne : tous ceux dont le premier don date de ce mois. Part de ceux qui ont fait au moins un don chaque mois qui suit ; le mois en cours n’est pas fini. Avec une campagne : ceux dont le premier don était pour elle, quoi qu’ils aient donné ensuite.',
  recurring:
    'Du soir qui précède la période au soir de son dernier jour, chaque don régulier est comparé à ce qu’il était : nouveau, augmenté, repris après une pause ou un échec, baissé, en échec de paiement, arrêté ou en pause. Ce qui commence et s’arrête entre les deux n’apparaît pas.',
  groups:
    'Chaque donateur est dans un seul groupe, selon la date de son dernier don, le nombre et la somme de ses dons des 12 derniers mois, avant remboursements. Calculé pour toute l’association.',
  concentration:
    'Les donateurs rangés du plus au moins généreux sur la période, avant remboursements : les 10 % premiers, les 40 % suivants, l’autre moitié.',
  first_ten: 'Ce que les dix premiers ont donné sur la période, et qui manquerait sans eux.',
};
