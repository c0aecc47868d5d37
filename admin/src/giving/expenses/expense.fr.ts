import { EXPENSE_CATEGORY_LABELS } from '@livres/api/contract';

export const expenseMessages = {
  name: 'dépense |||| dépenses',
  the: 'la dépense',
  empty: 'Aucune dépense pour l’instant.',
  invite:
    'Ce que l’association paie s’inscrit ici, avec sa facture : la page Transparence en donne les sommes.',
  page: {
    list: 'Dépenses',
    create: 'Nouvelle dépense',
    edit: 'Dépense n° %{id}',
    show: 'Dépense n° %{id}',
  },
  notifications: { created: 'Dépense enregistrée', updated: 'Dépense enregistrée' },
  values: { category: EXPENSE_CATEGORY_LABELS },
  fields: {
    id: 'Numéro',
    spent_on: 'Payée le',
    amount: 'Montant (€)',
    category: 'Catégorie',
    campaign_id: 'Collecte',
    supplier: 'À qui, pour quoi',
    has_document: 'Pièce',
    reversed_at: 'Annulée le',
    reversed_reason: 'Raison de l’annulation',
    is_closed: 'Exercice clos',
    reason: 'Raison',
    year: 'Exercice',
    created_at: 'Saisie le',
    updated_at: 'Modifiée le',
    version: 'Version',
  },
};

export const texts = {
  form: {
    title: 'La dépense',
    help: 'Elle entre aussitôt dans le journal. Le jour et le montant ne changent plus : une erreur s’annule.',
  },
  help: { campaign: 'Vide : pour toute l’association.' },
  show: { title: 'La dépense', reversed: 'Annulée', closed: 'L’exercice est clos : plus rien ne change.' },
  document: {
    title: 'Pièce',
    help: 'Facture ou reçu, en PDF, JPEG ou PNG, 15 Mo au plus. L’équipe seule la lit.',
    none: 'Aucune pièce jointe.',
    open: 'Télécharger',
    add: 'Joindre un fichier',
    replace: 'Remplacer',
    done: 'Pièce jointe',
    there: 'Jointe',
    missing: 'Manque',
  },
  edit: 'Modifier',
  reverse: {
    open: 'Annuler la dépense',
    title: 'Annuler cette dépense',
    help: 'Une écriture contraire entre dans le journal, le même jour, ou aujourd’hui si l’exercice est clos. Les deux restent lisibles.',
    done: 'Dépense annulée',
  },
  years: {
    open: 'Clore un exercice',
    title: 'Clore un exercice',
    help: 'Enregistrez d’abord ce qui manque, dons compris. L’année ne reçoit ensuite plus de dépense et plus rien n’y change. Cela ne se défait pas.',
    required: 'Indiquez une année terminée.',
    closed: (years: readonly number[]) => `Déjà clos : ${years.join(', ')}`,
    done: 'Exercice clos',
  },
};
