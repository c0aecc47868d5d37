import type { PhysicalDonationType } from '@livres/api/contract';
import type { Step } from './physical-donation-fields';

/** What the four steps say. */
export const physicalDonationFormContent = {
  form: 'Votre don matériel',
  steps: {
    1: 'Informations',
    2: 'Détails du don',
    3: 'Logistique',
    4: 'Récupération',
  } satisfies Record<Step, string>,
  stepper: 'Les étapes du don',
  stepOf: (step: Step) => `Étape ${step} sur 4`,
  done: 'étape validée',
  all: 'Les champs sont à remplir, sauf ceux marqués «\u00a0facultatif\u00a0».',
  optional: (label: string) => `${label} (facultatif)`,

  campaign: 'Pour quelle campagne\u00a0?',
  chooseCampaign: 'Choisir une campagne',
  campaignGroups: {
    both: 'Livres et matériel',
    books: 'Livres',
    equipment: 'Équipement et matériel',
  },
  campaignTakesNone: {
    books: 'Cette campagne ne reçoit pas de livres\u00a0: choisissez-en une autre.',
    equipment: 'Cette campagne ne reçoit pas d’équipement\u00a0: choisissez-en une autre.',
    library_material:
      'Cette campagne ne reçoit pas de matériel de bibliothèque\u00a0: choisissez-en une autre.',
  } satisfies Record<PhysicalDonationType, string>,
  donationType: 'Que donnez-vous\u00a0?',
  donationTypeHelp: {
    books: 'Manuels, albums, romans…',
    equipment: 'Ordinateurs, imprimantes…',
    library_material: 'Étagères, tables, bacs…',
  } satisfies Record<PhysicalDonationType, string>,
  donorType: 'Vous êtes…',
  organization: 'Nom de l’organisme',
  contactName: 'Nom de la personne à contacter',
  email: 'Adresse e-mail',
  emailHelp: 'Un code de validation y est envoyé tout de suite.',
  phone: 'Téléphone',
  phoneHelp: 'Pour convenir du passage, par exemple 06\u00a012\u00a034\u00a056\u00a078.',

  detailsOf: {
    books: 'Vos livres',
    equipment: 'Votre équipement',
    library_material: 'Votre matériel',
  } satisfies Record<PhysicalDonationType, string>,
  categories: 'Quelles catégories de livres\u00a0?',
  quantity: 'Nombre de livres, à peu près',
  quantityHelp: 'Un carton contient une trentaine de livres.',
  languages: 'Dans quelles langues\u00a0?',
  equipmentTypes: 'Quels équipements\u00a0?',
  brands: 'Marques',
  brandsHelp: 'Séparées par des virgules\u00a0: Dell, HP, Epson.',
  working: 'Est-ce que cela marche\u00a0?',
  workingUnsaid: 'Choisir',
  materialTypes: 'Quel matériel\u00a0?',
  dimensions: 'Dimensions',
  dimensionsHelp: 'Du plus grand meuble, par exemple 200 × 90 × 40 cm.',
  condition: 'Dans quel état\u00a0?',

  street: 'Adresse de la collecte',
  streetHelp: 'Numéro et rue.',
  postalCode: 'Code postal',
  city: 'Ville',
  country: 'Pays',
  home: 'France',
  access: 'Comment arriver jusqu’à vous\u00a0?',
  accessHelp: 'Digicode, bâtiment, horaires de l’accueil…',
  boxes: 'Nombre de cartons ou d’objets',
  boxesHelp: 'Pour choisir le bon véhicule.',
  floor: 'Étage',
  floorHelp: '0 pour le rez-de-chaussée.',
  practical: 'Sur place',
  elevator: 'Il y a un ascenseur',
  parking: 'On peut se garer devant',
  help: 'J’ai besoin d’aide pour porter ou emballer',

  days: 'Quels jours vous conviennent\u00a0?',
  slots: 'À quels moments\u00a0?',
  requirements: 'Un impératif pour le passage\u00a0?',
  requirementsHelp: 'Prévenir la veille, éviter la sortie de l’école…',
  instructions: 'Autre chose à nous dire\u00a0?',

  previous: 'Précédent',
  next: 'Suivant',
  submit: 'Envoyer mon don',
  sending: 'Envoi…',
  yes: 'Oui',

  summary: 'Votre don en résumé',
  change: 'modifier',
  changeStep: (step: Step) => `l’étape ${step}`,
  nothing: 'Non précisé',

  kept: 'Ce que vous écrivez est gardé sur cet appareil jusqu’à l’envoi.',
  found: (day: string) => `Nous avons retrouvé ce que vous aviez commencé le ${day}.`,
  erase: 'Tout effacer et recommencer',
  eraseSure: 'Oui, tout effacer',
  eraseNot: 'Non, garder',
  erased: 'Votre saisie a été effacée de cet appareil.',
  offline:
    'Vous êtes hors connexion\u00a0: ce que vous écrivez est gardé, vous pourrez l’envoyer à votre retour.',

  incomplete: 'Veuillez remplir tous les champs requis avant de continuer',
  wrong: 'Veuillez corriger les erreurs dans le formulaire',
  missing: 'Veuillez remplir tous les champs requis pour finaliser votre don',
  failed: 'Erreur lors de l’enregistrement du don',
  failedFor: (reason: string) => `Erreur lors de l’enregistrement du don. ${reason}`,
  noConnection: 'Erreur de connexion. Veuillez réessayer.',
  saved: 'Votre don a été enregistré\u00a0!',
  savedNote: 'Un code de validation vous a été envoyé par e-mail.',
} as const;

export const physicalDonationPicturesContent = {
  title: 'Des photos, si vous en avez',
  short: 'Photos',
  help: 'Jusqu’à 6. Elles nous aident à préparer le passage\u00a0; le lieu où elles ont été prises en est retiré.',
  add: 'Ajouter des photos',
  more: (left: number) => (left === 1 ? 'Encore 1 photo possible.' : `Encore ${left} photos possibles.`),
  full: 'Vous avez ajouté 6 photos, le maximum.',
  tooMany: (kept: number) =>
    kept === 1
      ? 'Une seule photo a été prise\u00a0: 6 au plus.'
      : `${kept} photos ont été prises\u00a0: 6 au plus.`,
  alt: (place: number, name: string) => `Photo ${place}\u00a0: ${name}`,
  sending: (percent: number) => `Envoi\u00a0: ${percent}\u00a0%`,
  sent: 'Photo ajoutée',
  remove: (place: number) => `Retirer la photo ${place}`,
  retry: 'Réessayer',
  failed: 'Cette photo n’est pas partie. Le reste est gardé.',
  unreadable: 'Ce fichier n’est pas une photo que nous savons lire.',
  waiting: 'Attendez que les photos soient envoyées, ou retirez celles qui restent.',
} as const;
