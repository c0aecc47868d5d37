/** The export's columns, in order, with their headings; an import reads the same. */
export const PARTNER_EXPORT_COLUMNS: Record<string, string> = {
  slug: 'Adresse',
  name: 'Nom',
  kind: 'Genre',
  description: 'Description',
  website: 'Site',
  country: 'Pays',
  since: 'Depuis',
  active: 'En cours',
  order: 'Ordre',
};
