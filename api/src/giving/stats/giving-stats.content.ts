export const givingLabels = {
  association: 'L’association',
  utm: (source: string, campaign: string) => {
    if (!source && !campaign) return 'Sans code (utm)';
    return [source || 'Source inconnue', campaign].filter(Boolean).join(' · ');
  },
  sources: {
    site: 'Le site',
    bouton: 'Un bouton sur un autre site',
    equipe: 'Saisi par l’équipe',
    abonnement: 'Dons réguliers',
  } as Record<string, string>,
};
