import { PHYSICAL_DONATION_TYPE_LABELS, TRANSACTION_STATUS_LABELS } from '@livres/api/contract';

export const transactionMessages = {
  name: 'suivi |||| suivis',
  the: 'le suivi',
  empty: 'Aucun don à suivre pour l’instant.',
  invite: 'Un don arrive ici dès que son donateur l’a validé.',
  page: { list: 'Suivi des dons', show: '%{recordRepresentation}' },
  values: { status: TRANSACTION_STATUS_LABELS, donation_type: PHYSICAL_DONATION_TYPE_LABELS },
  fields: {
    id: 'Numéro',
    q: 'Rechercher',
    urgency: 'Urgence',
    reference: 'Référence',
    status: 'Étape',
    late: 'En retard',
    assigned_to: 'Qui va chercher',
    pickup_date: 'Collecte',
    pickup_slot: 'Créneau',
    pickup_from: 'Collecte à partir du',
    pickup_to: 'Collecte jusqu’au',
    contact_notes: 'Notes de l’échange',
    contacted_at: 'Contacté le',
    contacted_by: 'Contacté par',
    completed_at: 'Collecté le',
    collected: 'Ce qui a été collecté',
    notes: 'Notes',
    round_position: 'Place dans la tournée',
    campaign_id: 'Campagne',
    campaign_name: 'Campagne',
    donation_type: 'Type de don',
    estimated_boxes_or_items: 'Cartons ou objets',
    contact_name: 'Donateur',
    city: 'Ville',
    postal_code: 'Code postal',
    created_at: 'Validé',
  },
};

export const texts = {
  stages: 'Étapes',
  stage: {
    pending_contact: 'À contacter',
    contacted: 'À planifier',
    pickup_scheduled: 'Planifiés',
    completed: 'Collectés',
    cancelled: 'Annulés',
  },
  late: 'En retard',
  late_choices: { contact: 'Appel en retard', pickup: 'Collecte en retard', any: 'Tout retard' },
  nobody: 'Personne',
  hidden: 'Masqué pour votre rôle',
  plan_together: {
    button: 'Planifier ensemble',
    title: (count: number) =>
      count > 1 ? `Planifier ${count} collectes ensemble` : 'Planifier une collecte',
    help: 'Même jour, même créneau, même personne. Chaque donateur reçoit son e-mail.',
    skipped: (count: number) =>
      count > 1
        ? `${count} dons cochés ne sont pas à planifier\u00a0: ils restent comme ils sont.`
        : 'Un don coché n’est pas à planifier\u00a0: il reste comme il est.',
    action: 'Planifier et prévenir les donateurs',
    done: (count: number) => (count > 1 ? `${count} collectes planifiées` : '1 collecte planifiée'),
    stopped: (done: number, reference: string, message: string) =>
      `${done === 0 ? 'Aucune collecte planifiée' : done > 1 ? `${done} collectes planifiées` : '1 collecte planifiée'}, puis arrêt à ${reference}\u00a0: ${message}`,
  },
} as const;
