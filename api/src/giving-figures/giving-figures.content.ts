export const givingWords = {
  association: 'L’association',
  sources: {
    site: 'Le site',
    bouton: 'Un bouton sur un autre site',
    equipe: 'Saisi par l’équipe',
    abonnement: 'Dons réguliers',
  } as Record<string, string>,
};
