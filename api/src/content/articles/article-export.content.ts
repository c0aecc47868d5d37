/** What an import reads, with the headings of the export. */
export const ARTICLE_IMPORT_COLUMNS: Record<string, string> = {
  slug: 'Adresse',
  title: 'Titre',
  excerpt: 'Résumé',
  content: 'Texte',
  categories: 'Catégories',
  tags: 'Étiquettes',
  author_name: 'Signature',
  author_email: 'E-mail de qui signe',
  featured: 'À la une',
  published_at: 'Date de publication',
  seo_description: 'Description pour les moteurs',
};

/** The export's columns, in order, with their headings. */
export const ARTICLE_EXPORT_COLUMNS: Record<string, string> = {
  id: 'Numéro',
  ...ARTICLE_IMPORT_COLUMNS,
  status: 'État',
  publish_at: 'Publication programmée',
  view_count: 'Lectures',
  reading_time: 'Minutes de lecture',
  created_at: 'Créé le',
  updated_at: 'Modifié le',
};
