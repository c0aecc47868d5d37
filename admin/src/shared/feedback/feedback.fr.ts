export const feedback = {
  copied: 'Copié',
  copy_refused: 'Le navigateur a refusé la copie. Sélectionnez le texte et copiez-le vous-même.',
  retry: 'Réessayer',
  reload: 'Recharger la page',
  copy_log: 'Copier le journal technique',
  oops: 'Oups ! Une erreur inattendue s’est produite',
  oops_advice:
    'Réessayez, ou rechargez la page. Si cela continue, copiez le journal technique et envoyez-le à la personne qui s’occupe du site : il ne contient aucune donnée personnelle.',
  load_failed: 'Le chargement a échoué',
  cancel: 'Annuler',
  close: 'Fermer',
  undo: 'Annuler',
  home: 'Revenir au tableau de bord',
  back: 'Revenir en arrière',
  to_list: 'Voir la liste',
  unknown_screen: 'Page introuvable',
  nothing_here: 'Il n’y a rien à cette adresse',
  unknown_screen_help:
    'La page a pu être déplacée, ou l’adresse a perdu un morceau en chemin. Le menu mène à tous les écrans.',
  unknown_record: 'Cette fiche n’existe pas, ou n’existe plus',
  unknown_record_help:
    'Elle a pu être supprimée, ou le lien que vous avez suivi est incomplet. Elle est peut-être dans la liste, sous un autre nom.',
  no_results: 'Aucun résultat pour ces filtres',
  no_results_help:
    'Retirez un filtre, écrivez autrement ce que vous cherchez, ou revenez à la liste entière.',
  clear_filters: 'Effacer les filtres',
  empty: 'Rien à afficher pour l’instant',
} as const;
