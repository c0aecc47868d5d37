import { PROJECT_STATUSES, type Campaign, type Picture, type Project } from '@livres/api/contract';

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
  currency: 'EUR',
  goal_books: 4_000,
  current_books: 1_640,
  goal_equipment: 40,
  current_equipment: 40,
  donation_count: 84,
  progress_percentage: 68,
  created_by: null,
  updated_at: '2026-11-21T12:00:00Z',
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

export const richText = `<h2>Un titre</h2><p>Un paragraphe, avec un <a href="/">lien</a>, du <strong>gras</strong> et de l’<em>italique</em>.</p>
<ul><li>Une ligne</li><li>Une autre</li></ul><blockquote><p>Une citation.</p></blockquote>`;
