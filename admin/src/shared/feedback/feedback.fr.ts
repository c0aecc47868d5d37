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
} as const;
