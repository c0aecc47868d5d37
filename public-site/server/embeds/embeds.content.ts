export const embedContent = {
  give: 'Donner',
  see: 'Voir la campagne',
  of: (reached: string, goal: string) => `${reached} sur ${goal}`,
  raised: (name: string) => `Une campagne de ${name}`,
  books: ['livre', 'livres'] as const,
  equipment: ['équipement', 'équipements'] as const,
  progress: (title: string, percentage: number) =>
    `${title}\u00a0: ${percentage}\u00a0% de l’objectif atteint`,
};
