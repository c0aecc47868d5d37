import { AMBASSADOR_STATUS_LABELS, STUDENT_LEVEL_LABELS } from '@livres/api/contract';
import type { ContentLabels } from '../../shared/records/content-labels';

export const applicationLabels: ContentLabels = {
  one: 'candidature d’ambassadeur',
  many: 'candidatures d’ambassadeurs',
  the: 'la candidature d’ambassadeur',
  this: 'cette candidature d’ambassadeur',
  new: 'nouvelle',
  feminine: true,
};

export const applicationMessages = {
  name: 'candidature d’ambassadeur |||| candidatures d’ambassadeurs',
  the: applicationLabels.the,
  empty: 'Aucune candidature pour l’instant.',
  invite: 'Ce que les étudiants envoient depuis la page Ambassadeurs du site arrive ici.',
  page: { list: 'Ambassadeurs', show: '%{recordRepresentation}' },
  values: { status: AMBASSADOR_STATUS_LABELS, current_level: STUDENT_LEVEL_LABELS },
  fields: {
    id: 'Identifiant',
    reference: 'Référence',
    first_name: 'Prénom',
    last_name: 'Étudiant',
    email: 'Adresse e-mail',
    university: 'Université',
    country_study: 'Pays d’études',
    country_origin: 'Pays d’origine',
    field_of_study: 'Études',
    current_level: 'Niveau',
    availability_hours: 'Disponibilité',
    languages: 'Langues',
    expertise_areas: 'Ce qu’il connaît le mieux',
    target_countries: 'Pays où il peut guider',
    achievements: 'Parcours',
    bio: 'Motivation',
    status: 'État',
    assigned_to: 'Confié à',
    assigned_name: 'Confié à',
    level: 'Niveau',
    country: 'Pays d’études',
    created_at: 'Reçue',
    created_from: 'Reçue à partir du',
    created_to: 'Reçue jusqu’au',
    updated_at: 'Modifiée',
    deleted_at: 'Mise à la corbeille le',
    shelf: 'Rangée',
    q: 'Rechercher',
  },
};

export const applicationTexts = {
  form: 'La candidature',
  hours: (hours: number) => `${hours} heures par mois`,
  moves: {
    accepted: 'Accepter',
    interview: 'Passer à l’entretien',
    refused: 'Refuser',
    candidate: 'Remettre à l’étude',
  },
} as const;
