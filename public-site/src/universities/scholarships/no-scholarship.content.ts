export const noScholarshipContent = {
  title: 'Aucune bourse trouvée',
  filteredText:
    'Élargissez vos critères\u00a0: un autre pays, un montant plus bas, une échéance plus lointaine. Vous pouvez aussi enregistrer cette recherche et être prévenu dès qu’une bourse y répond.',
  clear: 'Effacer les filtres',
  text: 'Aucune bourse n’est ouverte en ce moment. Revenez bientôt, ou demandez-nous de vous accompagner dans votre recherche.',
  accompaniment: 'Demander un accompagnement',
  beyondTitle: 'Cette page de la liste n’existe pas',
  beyondText: 'Il y a moins de bourses que cela. Reprenez la liste au début.',
  firstPage: 'Revenir à la première page',
} as const;
