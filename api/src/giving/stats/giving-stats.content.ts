export const givingLabels = {
  association: 'L’association',
  utm: (source: string, campaign: string) => {
    if (!source && !campaign) return 'Sans code (utm)';
    return [source || 'Source inconnue', campaign].filter(Boolean).join(' · ');
  },
};
