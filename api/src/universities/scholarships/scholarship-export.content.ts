/** What an import reads, with the headings of the export. */
export const SCHOLARSHIP_IMPORT_COLUMNS: Record<string, string> = {
  slug: 'Adresse',
  title: 'Titre',
  organization: 'Organisme',
  university: 'Université partenaire',
  country: 'Pays d’études',
  level: 'Niveau',
  field_of_study: 'Domaine',
  amount: 'Montant (€)',
  coverage_type: 'Prise en charge',
  deadline: 'Date limite',
  duration_months: 'Durée (mois)',
  description: 'Description',
  requirements: 'Conditions',
  application_url: 'Lien de candidature',
  min_gpa: 'Moyenne minimale (sur 4)',
  language_requirements: 'Langues',
  eligible_countries: 'Pays admissibles',
  is_featured: 'À la une',
  status: 'État',
};

/** The export's columns, in order, with their headings. */
export const SCHOLARSHIP_EXPORT_COLUMNS: Record<string, string> = {
  id: 'Numéro',
  ...SCHOLARSHIP_IMPORT_COLUMNS,
  view_count: 'Consultations',
  favorite_count: 'Favoris',
  link_state: 'Lien vérifié',
  created_at: 'Créée le',
  updated_at: 'Modifiée le',
};

/** How the workbook names its sheet, and which of its columns hold dates. */
export const SCHOLARSHIP_SHEET = { name: 'Bourses', dates: ['deadline', 'created_at', 'updated_at'] };
