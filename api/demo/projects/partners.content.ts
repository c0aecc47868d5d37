import type { PartnerInput } from '../../src/content/partners/partner.dto.js';

export type DemoPartner = PartnerInput & { slug: string };

/** Invented: no real organisation bears these names. */
export const DEMO_PARTNERS: DemoPartner[] = [
  {
    slug: 'reseau-des-lecteurs-du-noun',
    name: 'Réseau des lecteurs du Noun',
    kind: 'association',
    country: 'Cameroun',
    since: 2019,
    website: 'https://lecteurs-du-noun.example',
    description:
      'Vingt-deux comités de lecteurs, de Foumban à Foumbot. Ils recensent les demandes, tiennent les permanences et relisent nos listes avant chaque envoi.',
  },
  {
    slug: 'mediatheque-du-mandara',
    name: 'Médiathèque du Mandara',
    kind: 'bibliotheque',
    country: 'Cameroun',
    since: 2020,
    description:
      'À Maroua, elle a inventé l’ouverture du soir et forme désormais les bibliothèques voisines à la lecture de plein air.',
  },
  {
    slug: 'librairie-des-trois-collines',
    name: 'Librairie des Trois Collines',
    kind: 'entreprise',
    country: 'Cameroun',
    since: 2021,
    description:
      'La librairie de Pauline Fotso, à Bafoussam : manuels au programme, éditions vérifiées, livraison jusque dans les classes.',
  },
  {
    slug: 'transit-wouri-horizon',
    name: 'Transit Wouri Horizon',
    kind: 'entreprise',
    country: 'Cameroun',
    since: 2018,
    website: 'https://wouri-horizon.example',
    description:
      'Notre transitaire à Douala. Il dédouane à prix coûtant et nous a appris à remplir les formulaires une seule fois.',
  },
  {
    slug: 'atelier-bois-et-pages',
    name: 'Atelier Bois et Pages',
    kind: 'entreprise',
    country: 'Cameroun',
    since: 2022,
    description:
      'Six menuisiers de l’Ouest qui fabriquent nos rayonnages, en ayous et en iroko, et en assurent l’entretien pendant dix ans.',
  },
  {
    slug: 'ecole-des-metiers-du-livre-du-mfoundi',
    name: 'École des métiers du livre du Mfoundi',
    kind: 'universite',
    country: 'Cameroun',
    since: 2021,
    website: 'https://metiers-du-livre-mfoundi.example',
    description:
      'Elle accueille nos formations de bibliothécaires à Yaoundé et délivre une attestation reconnue par les communes partenaires.',
  },
  {
    slug: 'communes-lectrices-de-la-vallee',
    name: 'Communes lectrices de la Vallée',
    kind: 'institution',
    country: 'Cameroun',
    since: 2020,
    description:
      'Neuf communes qui se sont engagées par écrit à payer leurs bibliothécaires et à ouvrir leurs salles six jours sur sept.',
  },
  {
    slug: 'fondation-marge-et-marelle',
    name: 'Fondation Marge et Marelle',
    kind: 'fondation',
    country: 'France',
    since: 2017,
    website: 'https://marge-et-marelle.example',
    description:
      'Elle finance les achats de livres en langues nationales et ne demande, en retour, que le registre des prêts.',
  },
  {
    slug: 'messageries-du-grand-large',
    name: 'Messageries du Grand Large',
    kind: 'entreprise',
    country: 'France',
    since: 2016,
    description:
      'Transporteur : ses camions qui reviennent à vide vers Le Havre emportent nos palettes depuis Lyon, Lille et Nantes.',
  },
  {
    slug: 'bibliotheques-de-la-presqu-ile',
    name: 'Bibliothèques de la Presqu’île',
    kind: 'bibliotheque',
    country: 'France',
    since: 2018,
    description:
      'Un réseau de lecture publique qui nous confie ses albums réformés, couverts et triés, et jumelle ses sections jeunesse.',
  },
  {
    slug: 'radio-palabre',
    name: 'Radio Palabre',
    kind: 'media',
    country: 'Cameroun',
    since: 2023,
    website: 'https://radio-palabre.example',
    description:
      'Chaque samedi, une heure de lecture à voix haute, en français et en fulfulde, enregistrée dans une bibliothèque du réseau.',
  },
  {
    slug: 'compagnons-du-papier',
    name: 'Compagnons du papier',
    kind: 'association',
    country: 'France',
    since: 2015,
    active: false,
    description:
      'Atelier d’insertion lyonnais qui a donné une seconde vie aux livres refusés au tri pendant neuf ans, jusqu’à sa fermeture.',
  },
];
