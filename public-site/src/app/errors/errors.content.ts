export const errorContent = {
  notFound: {
    title: 'Cette page n’est pas sur nos étagères',
    text: 'L’adresse est peut-être mal écrite, ou ce que vous cherchez a été retiré. Cherchez-le, ou continuez par ici\u00a0:',
  },
  unexpected: {
    title: "Oups\u00a0! Une erreur inattendue s'est produite",
    text: 'Rechargez la page. Si cela continue, prévenez-nous en joignant le journal technique\u00a0: il ne contient rien de personnel.',
  },
  unavailable: {
    title: 'Le site ne parvient pas à lire ses données',
    text: 'Ce n’est pas de votre fait. Réessayez dans un instant.',
  },
  retry: 'Réessayer',
  reload: 'Recharger la page',
  copyLog: 'Copier le journal technique',
  logCopied: 'Journal copié',
  home: 'Retour à l’accueil',
  campaigns: 'Voir les campagnes',
  give: 'Faire un don',
} as const;
