import { CAMPAIGN_CATEGORY_LABELS, CAMPAIGN_STATUS_LABELS, CAMPAIGN_TYPE_LABELS } from '@livres/api/contract';
import { contentMessages } from '../../shared/records/content-messages';
import type { ContentLabels } from '../../shared/records/content-labels';

export const campaignLabels: ContentLabels = {
  one: 'campagne',
  many: 'campagnes',
  the: 'la campagne',
  this: 'cette campagne',
  new: 'nouvelle',
  feminine: true,
};

export const campaignMessages = contentMessages(campaignLabels, {
  values: {
    status: CAMPAIGN_STATUS_LABELS,
    campaign_type: CAMPAIGN_TYPE_LABELS,
    category: CAMPAIGN_CATEGORY_LABELS,
    currency: { EUR: 'Euro (€)', XAF: 'Franc CFA (FCFA)' },
  },
  fields: {
    picture: 'Image',
    title: 'Titre',
    short_description: 'Résumé',
    description: 'Présentation complète',
    category: 'Catégorie',
    location: 'Lieu',
    featured: 'À la une',
    featured_image_id: 'Image',
    campaign_type: 'Ce que la campagne collecte',
    status: 'Statut',
    start_date: 'Début',
    end_date: 'Fin (incluse)',
    goal_amount: 'Objectif en argent',
    currency: 'Monnaie',
    goal_books: 'Objectif en livres',
    goal_equipment: 'Objectif en équipements',
    opening_amount: 'Argent déjà collecté',
    opening_books: 'Livres déjà collectés',
    opening_equipment: 'Équipements déjà collectés',
    opening_donation_count: 'Nombre de dons déjà reçus',
    suggested_amounts: 'Montants proposés',
    current_amount: 'Argent collecté',
    current_books: 'Livres collectés',
    current_equipment: 'Équipements collectés',
    donation_count: 'Dons reçus',
    progress_percentage: 'Avancement',
    dates: 'Dates',
    created_by: 'Créée par',
  },
});

export const campaign = {
  stage: 'Étape',
  sections: {
    presentation: { title: 'Présentation', help: 'Ce que l’on voit sur les cartes et en tête de la page.' },
    content: { title: 'Contenu', help: 'Le texte de la page : pour qui, pourquoi, comment.' },
    goals: {
      title: 'Objectifs et montants',
      help: 'Un bouton de don apparaît pour chaque objectif au-dessus de zéro.',
    },
    dates: {
      title: 'Dates et publication',
      help: 'Les dates sont celles de Paris ; laissez vide ce qui n’a pas de limite.',
    },
    image: { title: 'Image' },
    suggested: {
      title: 'Montants proposés',
      help: 'Jusqu’à 6 montants et ce que fait chacun : le formulaire de don et la page de la campagne les montrent, du plus petit au plus grand. Sans eux, le formulaire propose 20, 50, 100 et 250 €.',
      amount: 'Montant (€)',
      effect: 'Ce qu’il fait',
      effect_help: 'Par exemple « 4 livres pour enfants ».',
      add: 'Ajouter un montant',
      remove: (line: number) => `Retirer le montant ${line}`,
    },
    opening: {
      title: 'Chiffres de départ',
      help: 'Ce qui avait été collecté avant que ce site n’en tienne le compte. Les dons enregistrés s’y ajoutent d’eux-mêmes.',
    },
  },
  help: {
    title: 'Court et concret : le lieu, et ce qui va changer.',
    short_description: 'Une ou deux phrases.',
    location: 'Ville et pays, par exemple « Foumban, Cameroun ».',
    featured: 'Montrée en premier, et sur la page d’accueil tant qu’elle est active.',
    status: 'En pause ou terminée, la campagne reste visible mais n’accepte plus de dons.',
  },
  list: {
    all: 'Tous',
    featured: 'À la une',
    no_goal: 'Aucun objectif',
    no_dates: 'Sans dates',
    from: (day: string) => `dès le ${day}`,
    until: (day: string) => `jusqu’au ${day}`,
    between: (start: string, end: string) => `${start} – ${end}`,
    updated: (when: string) => `Modifiée ${when}`,
    of: (current: string, goal: string) => `${current} sur ${goal}`,
    books: (count: string) => (count === '1' ? '1 livre' : `${count} livres`),
    equipment: (count: string) => (count === '1' ? '1 équipement' : `${count} équipements`),
  },
  actions: {
    pause: 'Mettre en pause',
    complete: 'Terminer',
    feature: 'Mettre à la une',
    unfeature: 'Retirer de la une',
  },
  done: {
    bulk: (count: number) =>
      count > 1
        ? `${count} campagnes modifiées`
        : count === 1
          ? '1 campagne modifiée'
          : 'Aucune campagne modifiée',
  },
  aside: {
    totals: 'Totaux',
    totals_help: 'Chiffres de départ et dons enregistrés : ils se calculent seuls.',
    progress: (percentage: number) => `${percentage} % de l’objectif`,
  },
} as const;
