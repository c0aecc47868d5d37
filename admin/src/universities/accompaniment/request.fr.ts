import {
  ACCOMPANIMENT_STATUS_LABELS,
  STUDY_LEVEL_LABELS,
  SUPPORT_TYPE_LABELS,
  URGENCY_LABELS,
} from '@livres/api/contract';
import type { ContentLabels } from '../../shared/records/content-labels';

export const requestLabels: ContentLabels = {
  one: 'demande d’accompagnement',
  many: 'demandes d’accompagnement',
  the: 'la demande d’accompagnement',
  this: 'cette demande d’accompagnement',
  new: 'nouvelle',
  feminine: true,
};

export const requestMessages = {
  name: 'demande d’accompagnement |||| demandes d’accompagnement',
  the: requestLabels.the,
  empty: 'Aucune demande pour l’instant.',
  invite: 'Ce que les étudiants demandent sur la page Accompagnement du site arrive ici.',
  page: { list: 'Accompagnement', show: '%{recordRepresentation}' },
  values: {
    status: ACCOMPANIMENT_STATUS_LABELS,
    support_type: SUPPORT_TYPE_LABELS,
    urgency: URGENCY_LABELS,
    current_level: STUDY_LEVEL_LABELS,
  },
  fields: {
    id: 'Identifiant',
    reference: 'Référence',
    first_name: 'Prénom',
    last_name: 'Étudiant',
    email: 'Adresse e-mail',
    phone_number: 'Téléphone',
    title: 'Objet',
    support_type: 'Aide souhaitée',
    urgency: 'Urgence',
    field_of_study: 'Domaine d’études',
    current_level: 'Niveau actuel',
    target_level: 'Niveau visé',
    target_country: 'Pays visé',
    description: 'Objectifs',
    specific_questions: 'Questions précises',
    status: 'État',
    assigned_to: 'Confié à',
    assigned_name: 'Confié à',
    level: 'Niveau actuel',
    country: 'Pays visé',
    created_at: 'Reçue',
    created_from: 'Reçue à partir du',
    created_to: 'Reçue jusqu’au',
    updated_at: 'Modifiée',
    deleted_at: 'Mise à la corbeille le',
    shelf: 'Rangée',
    q: 'Rechercher',
  },
};

export const requestTexts = {
  form: 'La demande',
  moves: {
    in_progress: 'Prendre en main',
    answered: 'Marquer comme répondue',
    closed: 'Clore',
    assigned: 'Me l’attribuer',
    new: 'Remettre parmi les nouvelles',
  },
} as const;
