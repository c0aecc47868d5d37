import { frenchNumber } from '../../shared/format/french-number';

const plural = (count: number, one: string, more: string) =>
  `${frenchNumber(count)} ${count > 1 ? more : one}`;

export const placeMessages = {
  name: 'lieu |||| lieux',
  the: 'le lieu',
  fields: {
    name: 'Nom du lieu',
    country: 'Pays',
    books_distributed: 'Livres distribués',
    beneficiaries_count: 'Lecteurs et lectrices',
    libraries_count: 'Bibliothèques',
    color: 'Couleur',
    is_active: 'Affiché sur le site',
    order: 'Place dans la liste',
  },
};

export const places = {
  title: 'Lieux',
  help: 'Où sont les bibliothèques. Les lieux d’un même pays forment une région sur le site ; le premier donne sa couleur à la région.',
  empty: 'Aucun lieu pour l’instant : le site ne montre pas de carte.',
  create: 'Ajouter un lieu',
  create_title: 'Nouveau lieu',
  create_action: 'Ajouter le lieu',
  edit: (name: string) => `Modifier : ${name}`,
  edit_title: (name: string) => `Modifier ${name}`,
  save: 'Enregistrer',
  country_help: 'Choisissez dans la liste pour que le pays soit sur la carte.',
  color_help: 'Sur la carte et dans la liste du site.',
  active_help: 'Sinon, seule l’équipe le voit.',
  libraries: (count: number) => plural(count, 'bibliothèque', 'bibliothèques'),
  books: (count: number) => plural(count, 'livre', 'livres'),
  readers: (count: number) => plural(count, 'lecteur ou lectrice', 'lecteurs et lectrices'),
  not_on_map: 'Hors de la carte : le site le montre dans le tableau seulement.',
  shown: (name: string) => `Affiché sur le site : ${name}`,
  shown_short: 'Sur le site',
  hidden_short: 'Masqué',
  drag: (name: string) => `Déplacer ${name}`,
  up: (name: string) => `Monter : ${name}`,
  down: (name: string) => `Descendre : ${name}`,
  moved: (name: string, place: number) => `${name}, place ${place}`,
  remove: (name: string) => `Supprimer : ${name}`,
  created: (name: string) => `${name} : lieu ajouté`,
  updated: (name: string) => `${name} : lieu mis à jour`,
  removed: (name: string) => `${name} : lieu supprimé`,
  restored: (name: string) => `${name} : lieu rétabli`,
  activated: (name: string, isActive: boolean) =>
    isActive ? `${name} est affiché sur le site` : `${name} n’est plus affiché sur le site`,
  arranged: 'Ordre des lieux enregistré',
  create_failed: 'Erreur lors de la création',
  update_failed: 'Erreur lors de la mise à jour',
  remove_failed: 'Erreur lors de la suppression',
  restore_failed: 'Erreur lors du rétablissement',
} as const;
