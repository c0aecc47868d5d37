import type { ConversionKind } from '../../visits/visit.contract.js';
import type { VisitDefinitions } from './visit-analytics.dto.js';

export const visitDefinitions: VisitDefinitions = {
  visits:
    'Un visiteur, un jour de Paris : qui revient le même jour compte une fois, qui revient le lendemain compte à nouveau. Les robots et les navigateurs qui demandent à ne pas être suivis ne sont pas comptés.',
  views:
    'Les pages que ces visites ont demandées, quel que soit le moyen d’y aller. Revenir en arrière ou changer un filtre n’en fait pas une autre ; ce que le navigateur prépare, ou garde pour une lecture sans connexion, n’en est pas une.',
  gifts_begun: 'Les formulaires de don envoyés pendant une visite comptée, payés ou non.',
  gifts_paid: 'Ceux d’entre eux dont le paiement a réussi, même plus tard.',
  funnel:
    'Les visites de la période, celles qui ont envoyé un formulaire de don, et celles dont un don a été payé, même au deuxième essai. Une visite compte une fois à chaque étape ; les navigateurs qui demandent à ne pas être suivis ne comptent dans aucune.',
  online:
    'Ce que le journal des comptes a reçu des dons commencés sur le site, moins ce qui a été rendu dans la période, en euros.',
  sources:
    'D’où venait la première page de la visite : un lien avec un code de campagne, un moteur de recherche, un réseau, un autre site (son nom seulement), ou rien que le navigateur ait dit. « Suite de visite » : une page du site même, comme pour qui lit encore après minuit ; ce n’est pas un nouvel accès direct. Pour cent visites, celles qui ont donné : deux dons de la même visite comptent une fois.',
  countries:
    'Le pays de la langue du navigateur, ou celui que dit le réseau de diffusion quand il y en a un. Le français sans pays n’en a aucun.',
  devices: 'Ce que le navigateur dit être.',
  pages: 'Les pages publiques par leur adresse ; les pages privées sont comptées ensemble.',
  conversions:
    'Sur cent visites qui ont vu la page où cela commence, combien l’ont fait dans la même journée. Une visite qui donne deux fois compte une fois ; les navigateurs qui demandent à ne pas être suivis ne comptent ni d’un côté ni de l’autre.',
};

export const conversionLabels: Record<ConversionKind, string> = {
  donation: 'Formulaire de don vu, puis envoyé',
  scholarship_request: 'Bourse vue, puis demande',
  event_registration: 'Événement vu, puis inscription',
  physical_donation: 'Don de livres vu, puis proposé',
};

export const visitTexts = {
  otherSources: (count: number) => `Autres (${count})`,
  otherPages: (count: number) => `Autres pages (${count})`,
  otherCountries: (count: number) => `Autres (${count})`,
  noCountry: 'Pays inconnu',
  search: (engines: string) => (engines ? `Recherche (${engines})` : 'Recherche'),
  direct: 'Accès direct',
  code: (code: string) => `Lien « ${code} »`,
  privatePage: 'Pages privées',
};

/** Titles of pages that are no record. */
export const pageTitles: Readonly<Record<string, string>> = {
  '/': 'Accueil',
  '/campagnes': 'Campagnes',
  '/evenements': 'Événements',
  '/actualites': 'Actualités',
  '/faire-un-don': 'Faire un don',
  '/don': 'Faire un don (/don)',
  '/don/confirmation': 'Confirmation d’un don',
  '/don/success': 'Merci pour un don',
  '/donations/physical': 'Donner des livres',
  '/universites': 'Universités',
  '/universites/scholarships': 'Bourses',
  '/universites/eligibilite': 'Suis-je éligible ?',
  '/universites/favoris': 'Bourses gardées',
  '/universites/accompaniment': 'Demander un accompagnement',
  '/universites/ambassadors': 'Devenir ambassadeur',
  '/a-propos': 'À propos',
  '/contact': 'Contact',
  '/impact': 'Impact',
  '/projets': 'Projets',
  '/recherche': 'Recherche sur le site',
  '/politique-confidentialite': 'Politique de confidentialité',
  '/mentions-legales': 'Mentions légales',
  '/accessibilite': 'Accessibilité',
  '/don/suivi/:token': 'Suivi d’un don (page privée)',
  '/don/regulier/:token': 'Don régulier (page privée)',
  '/inscriptions/:token': 'Inscription (page privée)',
  '/donations/suivi/:token': 'Suivi d’un don de livres (page privée)',
};
