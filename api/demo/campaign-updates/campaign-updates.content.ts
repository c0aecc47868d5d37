import { prose } from '../prose.js';

export interface DemoCampaignUpdate {
  /** The campaign, by its slug. */
  campaign: string;
  slug: string;
  title: string;
  /** Days from today. */
  told_in: number;
  content: string;
}

export const DEMO_CAMPAIGN_UPDATES: DemoCampaignUpdate[] = [
  {
    campaign: 'bibliotheque-lycee-foumban',
    slug: 'rachida-mfomo-sera-la-bibliothecaire',
    title: 'Rachida Mfomo sera la bibliothécaire',
    told_in: -49,
    content: prose(
      'Le proviseur et la commune l’ont choisie parmi neuf candidates. Elle tenait jusqu’ici la photocopieuse du lycée, et connaît par leur nom la moitié des élèves.',
      'Sa formation durera six semaines, à Foumban puis à Bafoussam. En attendant, elle note dans un cahier ce que l’on vient lui demander.',
    ),
  },
  {
    campaign: 'bibliotheque-lycee-foumban',
    slug: 'la-piste-est-reperee',
    title: 'La piste est repérée',
    told_in: -22,
    content: prose(
      'Huit heures depuis Douala, un pont à passer avant la nuit, et la dernière montée à faire au pas quand il a plu. Le camion partira tôt.',
    ),
  },
  {
    campaign: 'bibliotheque-lycee-foumban',
    slug: 'le-menuisier-a-livre-les-premiers-montants',
    title: 'Le menuisier a livré les premiers montants',
    told_in: -6,
    content: prose(
      'M. Njoya les a posés un dimanche, avec son fils. Les élèves de terminale ont poncé les bords, puis dessiné à la craie, sur le sol, la place des rayons.',
      'Il reste six étagères à faire. Le bois est payé, il sèche.',
    ),
  },
  {
    campaign: 'conteneur-printemps-le-havre-douala',
    slug: 'cent-dix-cartons-au-havre',
    title: 'Cent dix cartons attendent au Havre',
    told_in: -9,
    content: prose(
      'Samedi, vingt-deux bénévoles ont trié, compté et fermé les cartons dans le hangar que le port nous prête jusqu’au départ.',
      'Nous avons écarté les encyclopédies de plus de dix ans et les livres tachés : ils partent au papier. Ce qui reste sera lu.',
    ),
  },
];
