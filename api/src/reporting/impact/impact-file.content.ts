/** The columns of the figures as a spreadsheet, in order, with their headings; an import reads the same. */
export const IMPACT_COLUMNS: Record<string, string> = {
  kind: 'Genre',
  name: 'Nom',
  country: 'Pays',
  year: 'Année',
  value: 'Valeur',
  libraries_count: 'Bibliothèques',
  books_distributed: 'Livres',
  beneficiaries_count: 'Lecteurs et lectrices',
  color: 'Couleur',
  is_active: 'Affiché',
  order: 'Ordre',
  milestone: 'Étape',
};

export const ENTRY_KIND_LABELS = { figure: 'chiffre', location: 'lieu', year: 'année' } as const;

export const entryFaults = {
  notAnObject: 'Cette entrée n’a pas la forme attendue.',
  unknownFigure: 'Ce chiffre n’existe pas.',
  twice: (line: number) => `La ligne ${line} le dit déjà : n’en gardez qu’une.`,
};
