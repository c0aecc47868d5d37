import type { AlertFrequency } from '@livres/api/contract';
import { formatCount } from '../../shared/format/numbers';

const universities = 'Universités';
const scholarships = 'Bourses d’études';

export const alertBreadcrumb = { universities, scholarships } as const;

export const newAlertContent = {
  title: 'Enregistrer cette recherche',
  description: 'Recevez par e-mail les nouvelles bourses qui répondent à votre recherche.',
  lead: 'Nous vous écrivons quand une nouvelle bourse lui répond. Pas de compte\u00a0: une adresse suffit, et un clic arrête tout.',
  criteria: 'Ce que vous cherchez',
  everything: 'Toutes les bourses, sans critère.',
  change: 'Changer les critères',
  form: 'Créer une alerte',
  email: 'Votre adresse e-mail',
  frequency: 'Quand vous écrire\u00a0?',
  helps: {
    immediate: 'Dans les minutes qui suivent.',
    daily: 'Le matin, s’il y a du nouveau.',
    weekly: 'Le lundi matin, s’il y a du nouveau.',
  } satisfies Record<AlertFrequency, string>,
  consent:
    'J’accepte de recevoir ces e-mails. Je les arrête d’un clic quand je veux, et mon adresse ne sert à rien d’autre.',
  submit: 'Créer mon alerte',
  sending: 'Création…',
  back: 'Revenir à ma recherche',
} as const;

export const alertContent = {
  title: 'Mon alerte',
  description: 'La page où mènent les e-mails d’une alerte de bourses.',
  lead: (hint: string) => `Les nouvelles bourses de cette recherche sont envoyées à ${hint}.`,
  unknown: {
    title: 'Ce lien ne mène à aucune alerte',
    text: 'Il n’est plus valable, ou l’adresse est incomplète. Créez une alerte depuis la liste des bourses.',
  },
  list: 'Voir les bourses',
  matches: (count: number) =>
    `${formatCount(count, 'bourse ouverte répond', 'bourses ouvertes répondent')} aujourd’hui à cette recherche.`,
  lastSent: 'Dernier e-mail\u00a0: ',
  pending: {
    lead: 'Encore un geste\u00a0: ce bouton met votre alerte en place.',
    submit: 'Confirmer mon alerte',
    sending: 'Confirmation…',
  },
  confirmed: 'Votre alerte est en place.',
  frequency: {
    title: 'Quand vous écrire',
    form: 'Changer la fréquence',
    submit: 'Enregistrer',
    sending: 'Enregistrement…',
    done: 'C’est noté.',
  },
  stop: {
    title: 'Ne plus recevoir ces e-mails',
    submit: 'Arrêter cette alerte',
    sending: 'Arrêt…',
    done: 'Cette alerte est arrêtée\u00a0: vous ne recevrez plus ses e-mails.',
  },
  resume: {
    lead: 'Cette alerte est arrêtée.',
    text: 'Vous avez changé d’avis\u00a0? Elle reprend avec les mêmes critères.',
    submit: 'Reprendre cette alerte',
    sending: 'Reprise…',
  },
} as const;

export const memberAlertsContent = {
  title: 'Mes alertes',
  failed: 'Vos alertes ne viennent pas pour l’instant\u00a0: rechargez la page dans un moment.',
  see: 'Voir les bourses',
  frequency: 'Fréquence',
  change: 'Changer',
  stop: 'Arrêter',
  resume: 'Reprendre',
  forget: 'Supprimer',
  of: (action: string, criteria: string) => `${action}\u00a0: ${criteria}`,
  notDone: 'Cette alerte n’a pas pu être changée pour l’instant\u00a0: réessayez.',
} as const;
