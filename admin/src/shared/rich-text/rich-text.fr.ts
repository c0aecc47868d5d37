export const richText = {
  image: 'Image',
  insert: 'Insérer une image',
  edit: 'Modifier l’image',
  caption: 'Légende',
  caption_help: 'Affichée sous l’image. Vide, rien ne s’affiche.',
  alt: 'Texte de remplacement',
  alt_help: 'Ce que montre l’image à cet endroit, pour les personnes qui ne la voient pas.',
  credit: (name: string) => `Photo : ${name}`,
  save: 'Enregistrer',
  remove: 'Retirer du texte',
} as const;
