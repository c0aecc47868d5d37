export const folderMessages = {
  name: 'dossier |||| dossiers',
  the: 'le dossier',
  fields: { name: 'Nom', parent_id: 'Rangé dans' },
};

export const folders = {
  title: 'Dossiers',
  shown: 'Dossier affiché',
  pictures: (count: number) => (count > 1 ? `${count} images` : `${count} image`),
  create: 'Nouveau',
  create_title: 'Nouveau dossier',
  create_action: 'Créer le dossier',
  created: 'Dossier créé',
  change: 'Modifier',
  change_title: 'Renommer ou déplacer le dossier',
  changed: 'Dossier enregistré',
  save: 'Enregistrer',
  name: 'Nom',
  parent: 'Rangé dans',
  top: 'Aucun dossier (tout en haut)',
  remove: 'Supprimer',
  remove_title: (name: string) => `Supprimer le dossier « ${name} » ?`,
  remove_text: 'Seul un dossier vide peut être supprimé. Aucune image n’est perdue.',
  removed: 'Dossier supprimé',
} as const;
