import {
  EVENT_LANGUAGE_LABELS,
  EVENT_PAYMENT_METHOD_LABELS,
  EVENT_STATUS_LABELS,
  EVENT_TYPE_LABELS,
} from '@livres/api/contract';
import { contentMessages } from '../../shared/records/content-messages';
import type { ContentLabels } from '../../shared/records/content-labels';

export const eventLabels: ContentLabels = {
  one: 'événement',
  many: 'événements',
  the: 'l’événement',
  this: 'cet événement',
  new: 'nouvel',
  feminine: false,
};

export const eventMessages = contentMessages(eventLabels, {
  values: {
    status: EVENT_STATUS_LABELS,
    event_type: EVENT_TYPE_LABELS,
    language: EVENT_LANGUAGE_LABELS,
    payment_methods: EVENT_PAYMENT_METHOD_LABELS,
    currency: { EUR: 'Euro (€)', XAF: 'Franc CFA (FCFA)' },
  },
  fields: {
    picture: 'Image',
    title: 'Titre',
    short_description: 'Résumé',
    description: 'Présentation complète',
    event_type: 'Genre',
    status: 'Statut',
    time: 'Quand',
    cancellation_reason: 'Motif de l’annulation',
    featured: 'À la une',
    featured_image_id: 'Image',
    language: 'Langue',
    tag_ids: 'Étiquettes',
    start_date: 'Début',
    end_date: 'Fin',
    is_online: 'On peut le suivre en ligne',
    online_url: 'Adresse de connexion',
    location: 'Nom du lieu',
    address: 'Rue et code postal',
    city: 'Ville',
    country: 'Pays',
    latitude: 'Latitude',
    longitude: 'Longitude',
    is_free: 'Gratuit',
    price: 'Prix',
    currency: 'Monnaie',
    early_bird_price: 'Tarif anticipé',
    early_bird_deadline: 'Jusqu’au',
    payment_methods: 'Moyens de paiement',
    requires_registration: 'Il faut s’inscrire',
    registration_opens_at: 'Ouverture des inscriptions',
    registration_closes_at: 'Clôture des inscriptions',
    max_participants: 'Nombre de places',
    offline_participants: 'Inscrits par téléphone ou sur papier',
    waiting_list: 'Liste d’attente quand tout est pris',
    unverified_percentage: 'Places gardées avant vérification (%)',
    refund_until_days: 'Remboursement jusqu’à (jours avant)',
    refund_percentage: 'Part rendue (%)',
    accepts_donations: 'Proposer d’ajouter un don',
    gives_certificates: 'Donner une attestation de présence',
    questions: 'Questions',
    current_participants: 'Inscrits',
    available_seats: 'Places libres',
    waiting_count: 'En attente',
    interested_count: 'Intéressés',
    view_count: 'Lectures',
    organizer_first_name: 'Prénom de qui organise',
    organizer_last_name: 'Nom de qui organise',
    accessibility_info: 'Avec un handicap',
    parking_info: 'En voiture',
    public_transport_info: 'En transports en commun',
    food_provided: 'Le repas est offert',
    wifi_available: 'Il y a du wifi',
    recording_url: 'Adresse de l’enregistrement',
    contact_email: 'E-mail de contact',
    contact_phone: 'Téléphone de contact',
    contact_website: 'Site de l’événement',
  },
});

export const event = {
  sections: {
    presentation: { title: 'Présentation', help: 'Ce que l’on voit sur les cartes et en tête de la page.' },
    practical: {
      title: 'Quand',
      help: 'À l’heure de Paris. Sans fin, il dure jusqu’au soir de son premier jour.',
    },
    place: { title: 'Où', help: 'La page donne l’adresse et un lien vers un plan ; elle n’en affiche pas.' },
    online: { title: 'En ligne' },
    price: { title: 'Prix' },
    registration: { title: 'Inscription' },
    refund: { title: 'Annulation par la personne inscrite' },
    questions: {
      title: 'Questions du formulaire',
      help: 'Posées à l’inscription, dans cet ordre. Les réponses déjà données gardent la question telle qu’elle était.',
    },
    access: { title: 'Venir', help: 'Ce qui est vide n’apparaît pas sur la page.' },
    contact: { title: 'Organisation et contact' },
    content: { title: 'Contenu', help: 'Le programme, les intervenants, ce qu’il faut apporter.' },
    image: { title: 'Image' },
  },
  help: {
    title: 'Court et concret : ce que l’on y fait, et où.',
    short_description: 'Une ou deux phrases.',
    tag_ids: 'Trois s’affichent sur la carte, les autres sur la page.',
    featured: 'Montré en premier parmi ceux qui viennent.',
    online_url: 'Montrée à tous, sauf s’il faut s’inscrire.',
    city: 'Sert à la recherche.',
    point: 'Facultatif : le point exact, copié depuis un plan.',
    early_bird_price: 'Plus bas que le prix ; laissez vide s’il n’y en a pas.',
    max_participants: 'Laissez vide s’il n’y a pas de limite.',
    offline_participants: 'Ils comptent dans les places prises.',
    waiting_list: 'Une place qui se libère est proposée 24 heures à la première personne qui attend.',
    unverified_percentage:
      'La part des places que des inscriptions jamais vérifiées peuvent retenir une demi-heure\u00a0: baissez-la si l’on bloque votre événement.',
    refund_until_days: 'Vide\u00a0: rien n’est rendu.',
    accepts_donations: 'Un don en plus du billet, qui a son propre reçu.',
    gives_certificates: 'Chaque personne entrée peut la télécharger après l’événement.',
    choices: 'Entrée après chaque choix.',
    registration_opens_at: 'Vide : dès la publication.',
    registration_closes_at: 'Vide : jusqu’à la fin de l’événement.',
    recording_url: 'Montrée une fois l’événement passé.',
    contact: 'Sans e-mail ici, la page donne celui de l’association.',
  },
  list: {
    all: 'Tous',
    featured: 'À la une',
    no_date: 'Date à fixer',
    online: 'En ligne',
    free: 'Gratuit',
    interested: (count: number) => `${count} intéressé${count > 1 ? 's' : ''}`,
    participants: (people: number, most: number | null) =>
      most === null ? `${people}` : `${people} sur ${most}`,
    left: (left: number | null, waiting: number) => {
      const free = left === null ? null : left > 0 ? `${left} libre${left > 1 ? 's' : ''}` : 'complet';
      return [free, waiting > 0 && `${waiting} en attente`].filter(Boolean).join(', ');
    },
    at: (place: string) => ` · ${place}`,
  },
  actions: {
    feature: 'Mettre à la une',
    unfeature: 'Retirer de la une',
    cancel: 'Annuler l’événement',
    keep: 'Garder l’événement',
    reinstate: 'Rétablir l’événement',
  },
  done: {
    bulk: (count: number) =>
      count > 1
        ? `${count} événements modifiés`
        : count === 1
          ? '1 événement modifié'
          : 'Aucun événement modifié',
    duplicated: 'Copie créée, sans date : c’est un brouillon.',
    cancelled: 'Événement annulé : la page le dit déjà.',
    reinstated: 'Événement rétabli.',
  },
  cancellation: {
    title: 'Annulation',
    cancelled: 'Cet événement est annulé.',
    help: 'La page reste en ligne et dit qu’il n’aura pas lieu. Les agendas de ceux qui s’y sont abonnés se corrigent.',
    dialog: 'Annuler cet événement ?',
    reason: 'Pourquoi ? Les visiteurs lisent cette phrase.',
    reason_label: 'Motif',
    dirty: 'Enregistrez d’abord vos modifications.',
    registered: (registrations: number, seats: number) =>
      registrations > 1
        ? `${registrations} inscriptions (${seats} place${seats > 1 ? 's' : ''}) seront annulées, et chaque personne sera prévenue par e-mail.`
        : `1 inscription (${seats} place${seats > 1 ? 's' : ''}) sera annulée, et la personne sera prévenue par e-mail.`,
    typed_title: 'Pour confirmer, tapez le titre de l’événement',
    other_title: (title: string) => `Ce n’est pas le titre : ${title}`,
    money: 'Ce qui a été payé est rendu en entier :',
    by_means: (method: string, registrations: number, amount: string) =>
      `${method} : ${amount} (${registrations} inscription${registrations > 1 ? 's' : ''})`,
    by_hand: ', à rendre par vos soins',
    no_means: 'Autre moyen',
    interested: (count: number) =>
      count > 1
        ? `${count} personnes intéressées seront prévenues par e-mail.`
        : '1 personne intéressée sera prévenue par e-mail.',
    soon: 'Cela commence une minute après l’annulation : d’ici là, vous pouvez encore rétablir l’événement.',
  },
  interest: {
    title: 'Intérêt',
    count: (count: number) => `${count} personne${count > 1 ? 's' : ''} intéressée${count > 1 ? 's' : ''}`,
    none: 'Personne ne s’est encore dit intéressé.',
    week: (count: number) => `dont ${count} depuis une semaine`,
    export: 'Exporter les adresses',
    exporting: 'Export…',
    only_reception: 'Seuls l’accueil et les administrateurs peuvent exporter les adresses.',
  },
} as const;
