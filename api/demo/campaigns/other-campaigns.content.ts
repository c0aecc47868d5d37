import { prose } from '../prose.js';
import type { DemoCampaign } from './demo-campaign.js';

export const OTHER_CAMPAIGNS: DemoCampaign[] = [
  {
    slug: 'bibliothecaires-yaounde',
    title: 'Former vingt bibliothécaires à Yaoundé',
    short_description:
      'Deux semaines de catalogage, d’animation et de lecture à voix haute, avec l’université de Yaoundé I.',
    description: prose(
      'Une bibliothèque sans bibliothécaire ferme en deux ans. Vingt personnes venues de six régions ont suivi deux semaines de formation : classer, prêter, animer, compter.',
      '## Le bilan',
      'Les vingt sont reparties avec un plan d’ouverture et un fonds de départ de 300 livres. Dix-sept bibliothèques ont depuis élargi leurs horaires.',
    ),
    category: 'formation',
    location: 'Yaoundé, Cameroun',
    campaign_type: 'financial',
    status: 'completed',
    starts_in: -240,
    ends_in: -120,
    goal_amount: 9000,
  },
  {
    slug: 'manuels-sciences-lome',
    title: 'Manuels de sciences pour les lycéennes de Lomé',
    short_description:
      'Huit cents manuels de physique, de chimie et de biologie pour trois lycées de jeunes filles.',
    description: prose(
      'Au Togo, une lycéenne sur cinq choisit une filière scientifique. Dans les trois lycées partenaires, le premier obstacle est simple : il n’y a pas de livres de sciences au programme.',
      'Avec 7 200 €, nous achetons chez des libraires de Lomé huit cents manuels, prêtés à l’année, et trois malles de matériel simple pour les travaux pratiques.',
      'La campagne est en pause le temps que les nouveaux programmes soient publiés : acheter maintenant, ce serait acheter des livres périmés à la rentrée.',
    ),
    category: 'manuels',
    location: 'Lomé, Togo',
    campaign_type: 'financial',
    status: 'paused',
    starts_in: -110,
    ends_in: 60,
    goal_amount: 7200,
  },
  {
    slug: 'ateliers-lecture-ziguinchor',
    title: 'Ateliers de lecture à Ziguinchor',
    short_description: 'Vingt-quatre ateliers pour apprendre à lire à voix haute, et à aimer cela.',
    description: prose(
      'Avec la bibliothèque de l’Alliance, vingt-quatre ateliers réunissent des élèves de dix à quatorze ans autour d’un texte lu, joué, puis enregistré.',
      'Chaque groupe choisit son texte, apprend à respirer, à marquer un silence, à se reprendre. Les enregistrements passent le dimanche sur la radio du quartier, et les familles écoutent.',
      'Vingt ateliers ont eu lieu. Les quatre derniers, reportés à cause des pluies, sont déjà financés.',
    ),
    category: 'formation',
    location: 'Ziguinchor, Sénégal',
    campaign_type: 'financial',
    status: 'active',
    starts_in: -160,
    ends_in: -5,
    goal_amount: 4000,
  },
  {
    slug: 'liseuses-universite-dschang',
    title: 'Des liseuses pour les étudiants de Dschang',
    short_description:
      'Soixante liseuses prêtées comme des livres, avec trois mille titres du domaine public et des cours.',
    description: prose(
      'La bibliothèque universitaire de Dschang prête déjà des livres à douze mille étudiants. Soixante liseuses permettront d’emporter les textes au programme, même hors des heures d’ouverture.',
      'Elles se prêtent pour une semaine, se chargent la nuit au comptoir et s’effacent au retour. Deux étudiants, formés et rémunérés, en assurent l’entretien.',
      'Nous cherchons des appareils révisés, de moins de cinq ans, et de quoi acheter les housses : à moto, elles ne sont pas un luxe.',
    ),
    category: 'numerique',
    location: 'Dschang, Cameroun',
    campaign_type: 'mixed',
    status: 'active',
    starts_in: 35,
    ends_in: 160,
    goal_amount: 5400,
    goal_equipment: 60,
  },
  {
    slug: 'albums-centre-hospitalier-douala',
    title: 'Des albums pour les enfants de l’hôpital Laquintinie',
    short_description:
      'Une bibliothèque sur roues et trois cents albums pour le service de pédiatrie, à Douala.',
    description: prose(
      'Au service de pédiatrie, les journées sont longues. Une bibliothèque sur roues, tenue par des étudiantes bénévoles, passe de chambre en chambre.',
      'Les livres sont neufs ou comme neufs, et plastifiés : l’hôpital les désinfecte entre deux lecteurs.',
    ),
    category: 'jeunesse',
    location: 'Douala, Cameroun',
    campaign_type: 'books',
    status: 'completed',
    starts_in: -300,
    ends_in: -180,
    goal_books: 300,
    opening_books: 348,
  },
  {
    slug: 'mediatheque-garoua',
    title: 'Rouvrir la médiathèque de Garoua',
    short_description:
      'Fermée depuis six ans, elle a gardé ses murs. Nous préparons sa réouverture avec la mairie.',
    description: prose(
      'Le projet est à l’étude avec la mairie et deux associations de la ville.',
      'Il faut refaire le toit, reprendre l’électricité et trier quatre mille livres restés sur place. Un chantier école commencerait par les menuiseries.',
      'Aucune collecte n’est ouverte tant que le salaire de deux bibliothécaires n’est pas écrit dans une convention.',
    ),
    category: 'bibliotheque',
    location: 'Garoua, Cameroun',
    campaign_type: 'mixed',
    status: 'draft',
    starts_in: 60,
    ends_in: 240,
    goal_amount: 18_000,
    goal_books: 6000,
  },
];
