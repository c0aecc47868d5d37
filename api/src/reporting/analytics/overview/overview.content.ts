export const overviewTexts = {
  association: 'L’association',
  unknownSource: 'Provenance inconnue',
  noProject: 'Sans projet nommé',
  projects: (count: number) => `${count} projets`,
};
