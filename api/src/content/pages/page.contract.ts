export const PAGE_KINDS = ['fixed', 'free'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];
export const PAGE_KIND_LABELS: Record<PageKind, string> = {
  fixed: 'Page du site',
  free: 'Page libre',
};

/** The pages that the site always has, and where each shows. They are never deleted. */
export const FIXED_PAGE_PATHS = {
  'a-propos': '/a-propos',
  communaute: '/communaute',
  'nos-actions': '/nos-actions',
  collecte: '/actions/collecte',
  logistique: '/actions/logistique',
  soutien: '/actions/soutien',
  formation: '/actions/formation',
  transparence: '/transparence',
  'mentions-legales': '/mentions-legales',
  'politique-confidentialite': '/politique-confidentialite',
  'conditions-utilisation': '/conditions-utilisation',
  accessibilite: '/accessibilite',
} as const;
export type FixedPageSlug = keyof typeof FIXED_PAGE_PATHS;

export const PAGE_BLOCK_TYPES = [
  'text',
  'notes',
  'steps',
  'figures',
  'achievements',
  'goals',
  'testimonials',
] as const;
export type PageBlockType = (typeof PAGE_BLOCK_TYPES)[number];
export const PAGE_BLOCK_LABELS: Record<PageBlockType, string> = {
  text: 'Texte',
  notes: 'Notes côte à côte',
  steps: 'Étapes',
  figures: 'Chiffres',
  achievements: 'Réalisations',
  goals: 'Objectifs',
  testimonials: 'Témoignages',
};

/** What a new page is where the form says nothing. */
export const NEW_PAGE = { slug: '', lead: '', blocks: [] as never[] } as const;

export const PAGE_LIMITS = { max_blocks: 40, max_items: 24, max_body: 60_000 } as const;

export const PAGE_MESSAGES = {
  title_required: 'Donnez un titre à la page.',
  description_required: 'Résumez la page en une phrase : les moteurs de recherche la montrent.',
  block_type_unknown: 'Choisissez ce qu’est cette partie.',
  heading_required: 'Donnez un titre à cette partie.',
  anchor_format: 'L’ancre ne contient que des lettres minuscules sans accent, des chiffres et des tirets.',
  anchor_taken: 'Deux parties de la page ont la même ancre.',
  coming: 'Contenu à venir.',
  fixed_stays: 'Cette page fait partie du site\u00a0: elle se modifie, elle ne se retire pas.',
  fixed_address: 'L’adresse d’une page du site ne change pas.',
} as const;

/** Where the page shows on the site. */
export function pagePath(slug: string): string {
  return isFixedPage(slug) ? FIXED_PAGE_PATHS[slug] : `/page/${encodeURIComponent(slug)}`;
}

export function isFixedPage(slug: string): slug is FixedPageSlug {
  return Object.hasOwn(FIXED_PAGE_PATHS, slug);
}
