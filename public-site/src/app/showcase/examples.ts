import {
  DAY_MS,
  PROJECT_STATUSES,
  type Campaign,
  type Picture,
  type Project,
  type ScholarshipSummary,
} from '@livres/api/contract';

export const missingPicture: Picture = {
  id: 1,
  alt: 'Une image qui ne vient pas',
  credit: '',
  caption: '',
  width: 1600,
  height: 900,
  focal_x: 0.5,
  focal_y: 0.5,
  avif: [{ url: '/nulle-part.avif', width: 640 }],
  webp: [{ url: '/nulle-part.webp', width: 640 }],
};

export const campaign: Campaign = {
  id: 1,
  slug: 'exemple',
  title: 'Une bibliothèque pour le lycée',
  short_description: 'Mille livres, des étagères et une bibliothécaire formée.',
  description: '',
  category: 'bibliotheque',
  location: 'Foumban, Cameroun',
  featured: true,
  featured_image: null,
  picture: null,
  campaign_type: 'mixed',
  status: 'active',
  start_date: null,
  end_date: null,
  goal_amount: 13_000,
  current_amount: 8_320,
  matched_amount: 0,
  currency: 'EUR',
  goal_books: 4_000,
  current_books: 1_640,
  goal_equipment: 40,
  current_equipment: 40,
  donation_count: 84,
  progress_percentage: 68,
  created_by: null,
  updated_at: '2026-11-21T12:00:00Z',
  suggested_amounts: [],
  matching: [],
};

const project: Project = {
  id: 1,
  slug: 'exemple',
  title: 'Des rayonnages à Bafoussam',
  short_description: 'Cent mètres de rayons, montés par les élèves du lycée technique.',
  description: '',
  status: 'in_progress',
  action: 'soutien',
  location: 'Lycée technique',
  city: 'Bafoussam',
  country: 'Cameroun',
  start_date: null,
  end_date: null,
  progress_percentage: 40,
  books_count: 0,
  libraries_count: 1,
  beneficiaries_count: 900,
  featured: false,
  order: 1,
  featured_image: null,
  picture: null,
  partners: [],
  campaign: null,
  updated_at: '2026-11-21T12:00:00Z',
};

export const projects: Project[] = PROJECT_STATUSES.map((status, index) => ({
  ...project,
  id: index + 1,
  status,
  progress_percentage: status === 'completed' ? 100 : 40,
}));

const scholarship: ScholarshipSummary = {
  id: 1,
  slug: 'exemple',
  title: 'Bourse d’excellence en sciences de l’eau',
  organization: 'Université des Grands Lacs',
  country: 'Canada',
  level: 'master',
  level_display: 'Master',
  field_of_study: 'Environnement',
  amount: 18_000,
  coverage_type: 'complete',
  coverage_type_display: 'Complète',
  deadline: '2026-12-11',
  duration_months: 24,
  application_url: '',
  min_gpa: 3,
  language_requirements: { Français: 'B2' },
  eligible_countries: [],
  is_featured: true,
  is_favorited: false,
  view_count: 1_240,
  favorite_count: 18,
  days_until_deadline: 12,
  status: 'active',
  created_at: '2026-11-21T12:00:00Z',
  updated_at: '2026-11-21T12:00:00Z',
  excerpt: 'Deux années d’études prises en charge.',
};

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

export const scholarships: ScholarshipSummary[] = [
  { ...scholarship, deadline: inDays(120) },
  { ...scholarship, id: 2, deadline: inDays(20), amount: null, is_featured: false },
  { ...scholarship, id: 3, deadline: inDays(3), coverage_type: 'partial' },
  { ...scholarship, id: 4, deadline: inDays(0), level: 'postdoc' },
  { ...scholarship, id: 5, deadline: inDays(-4), level: 'doctorat', is_featured: false },
  { ...scholarship, id: 6, status: 'suspended', level: 'licence', is_featured: false },
];

export const richText = `<h2>Un titre</h2><p>Un paragraphe, avec un <a href="/">lien</a>, du <strong>gras</strong> et de l’<em>italique</em>.</p>
<ul><li>Une ligne</li><li>Une autre</li></ul><blockquote><p>Une citation.</p></blockquote>`;
