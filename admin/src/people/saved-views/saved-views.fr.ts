export const savedViewMessages = {
  'saved-views': {
    name: 'Vue d’une liste |||| Vues de listes',
    fields: {
      name: 'Nom',
      list: 'Liste',
      filters: 'Filtres',
      sort: 'Tri',
      order: 'Ordre',
      per_page: 'Lignes par page',
      is_shared: 'Partagée avec l’équipe',
    },
  },
};

const quoted = (name: string) => `«\u00a0${name}\u00a0»`;

export const texts = {
  group: 'Vues enregistrées de cette liste',
  menu: 'Vues',
  opened: (name: string, isChanged: boolean) => `Vue : ${name}${isChanged ? ' (modifiée)' : ''}`,
  own: 'Pour moi',
  own_shared: 'À moi, partagée avec l’équipe',
  shared_by: (owner: string) => `Partagée par ${owner}`,
  team: 'De l’équipe',
  keep: 'Enregistrer cette vue…',
  update: (name: string) => `Mettre à jour ${quoted(name)}`,
  edit: (name: string) => `Renommer ou partager ${quoted(name)}…`,
  remove: (name: string) => `Supprimer ${quoted(name)}…`,
  keep_title: 'Enregistrer cette vue',
  edit_title: 'Renommer ou partager la vue',
  help: 'La vue garde les filtres, le tri, les colonnes et le nombre de lignes de la liste telle que vous la voyez.',
  name: 'Nom de la vue',
  share: 'Partager avec l’équipe',
  share_help:
    'Toute personne qui lit cette liste verra la vue et son nom : n’y mettez pas le nom de quelqu’un. Vous et l’administration pourrez la changer, personne d’autre.',
  save: 'Enregistrer',
  kept: (name: string) => `La vue ${quoted(name)} est enregistrée.`,
  updated: (name: string) => `La vue ${quoted(name)} est à jour.`,
  remove_title: (name: string) => `Supprimer la vue ${quoted(name)} ?`,
  remove_own: 'Elle disparaît de vos vues ; les fiches ne changent pas.',
  remove_shared: 'Elle disparaît pour toute l’équipe ; les fiches ne changent pas.',
  remove_action: 'Supprimer la vue',
  removed: (name: string) => `La vue ${quoted(name)} est supprimée.`,
  moved: (count: number) =>
    count === 1
      ? 'La recherche enregistrée dans ce navigateur est maintenant une de vos vues : vous la retrouverez partout.'
      : `Les ${count} recherches enregistrées dans ce navigateur sont maintenant vos vues : vous les retrouverez partout.`,
} as const;
