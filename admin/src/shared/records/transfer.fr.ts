import type { ContentLabels } from './content-labels';

/** Going out to a spreadsheet and coming back from one. */
export const transfer = {
  export: 'Exporter',
  exporting: 'Préparation…',
  formats: { xlsx: 'Classeur Excel (.xlsx)', csv: 'Fichier CSV (.csv)' },
  import: 'Importer',
  title: (words: ContentLabels) => `Importer des ${words.many}`,
  intro: (words: ContentLabels) =>
    `Un classeur Excel (sa première feuille) ou un fichier CSV, une ligne par ${words.one}, avec les titres de colonnes de l’export. Une ligne dont l’adresse existe déjà met la fiche à jour ; les autres en créent. Rien n’est écrit avant que vous ayez vu ce qui va se passer.`,
  template: 'Télécharger un modèle',
  choose: 'Choisir un fichier Excel ou CSV',
  drop: 'ou déposez-le ici',
  reading: 'Lecture du fichier…',
  other: 'Choisir un autre fichier',
  ready: (file: string) => `Ce que ferait l’import de « ${file} »`,
  created: (count: number) => `${count} à créer`,
  updated: (count: number) => `${count} à mettre à jour`,
  unchanged: (count: number) => `${count} sans changement`,
  leftOut: (reason: string, count: number) => `dont laissées de côté, ${reason.toLowerCase()} : ${count}`,
  leftOutLine: (reason: string) => `Laissée de côté (${reason.toLowerCase()})`,
  faulty: (count: number) => (count > 1 ? `${count} erreurs` : `${count} erreur`),
  unread: (columns: string[]) =>
    columns.length > 1
      ? `${columns.length} colonnes ne sont pas lues : ${columns.join(', ')}. Si l’une d’elles compte, donnez-lui le titre du modèle.`
      : `Une colonne n’est pas lue : ${columns.join('')}. Si elle compte, donnez-lui le titre du modèle.`,
  none: 'Ce fichier ne change rien : tout y est déjà à jour.',
  none_left_out:
    'Ce fichier ne change rien : ses lignes sont déjà à jour, ou laissées de côté pour la raison dite à chacune.',
  fix: 'Corrigez ces lignes dans le fichier, puis choisissez-le de nouveau : l’import se fait en entier ou pas du tout.',
  line: 'Ligne',
  field: 'Colonne',
  message: 'Ce qui ne va pas',
  record: 'Fiche',
  action: 'Ce qui se passera',
  actions: { created: 'Création', updated: 'Mise à jour', unchanged: 'Aucun changement' },
  more: (count: number) => (count > 1 ? `et ${count} autres lignes` : 'et 1 autre ligne'),
  run: (count: number) => (count > 1 ? `Importer ${count} lignes` : 'Importer 1 ligne'),
  done: (created: number, updated: number) =>
    `Import terminé : ${created} créée${created > 1 ? 's' : ''}, ${updated} mise${updated > 1 ? 's' : ''} à jour`,
  no_spreadsheet: 'Choisissez un classeur Excel (.xlsx) ou un fichier CSV (.csv).',
} as const;
