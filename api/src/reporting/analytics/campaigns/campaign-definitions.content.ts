import type { CampaignDefinitions } from './campaign-analytics.dto.js';

/** What each figure of the screen is. */
export const CAMPAIGN_DEFINITIONS: CampaignDefinitions = {
  raised:
    'Dons reçus moins remboursements et contestations, par jour de paiement à Paris, avec ce que la campagne avait déjà reçu avant son lancement : le même total que sur sa page.',
  pace: 'Il faut : ce qui manque au but, divisé par les jours de demain à la fin. Fait : la moyenne des 30 derniers jours, ou de ceux depuis le lancement s’il y en a moins. Régulier : le but divisé par la durée entière.',
  projection:
    'Les jours qui restent sont tirés 2 000 fois parmi ceux des campagnes passées, au même dixième de leur durée, ramenés à leur moyenne puis au rythme de celle-ci. La bande contient 8 tirages sur 10. S’il y a moins de trois campagnes passées, les jours de la campagne elle-même sont tirés. Le même jour, le tirage est le même.',
  donors:
    'Nouveaux : premier don de tous, à quelque campagne que ce soit, depuis le lancement de celle-ci. Connus : avaient déjà donné. Un don anonyme compte dans les sommes, pas ici.',
  median: 'La moitié des dons sont plus petits, l’autre moitié plus grands.',
  sources:
    'Ce qui a amené le don, au plus précis de ce que l’on sait : le code de campagne du lien, la source de la visite, le moyen de paiement pour un chèque, des espèces ou un virement, la suite d’un don régulier.',
  hours:
    'Heure du paiement à Paris. De la campagne à partir de 200 dons, sinon de toutes les campagnes sur 12 mois : trop peu de dons ne disent rien de l’heure.',
  goods: 'Objets reçus pour la campagne et saisis par l’équipe, à côté du but.',
  peaks:
    'Jours qui ont reçu au moins trois fois un jour ordinaire, qui est le jour du milieu parmi ceux qui ont reçu un don. À côté, ce qui a été publié ou a eu lieu ce jour-là ou la veille : une coïncidence, pas une preuve.',
  compared: 'Chaque campagne est ramenée à son propre but, par jour depuis son lancement.',
  visits:
    'Sur cent visites de la page de la campagne depuis le lancement, combien ont envoyé un formulaire de don le même jour.',
};
