export const SEARCH_TYPES = ['campaigns', 'articles', 'events', 'projects', 'scholarships', 'pages'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];
export const SEARCH_TYPE_LABELS: Record<SearchType, string> = {
  campaigns: 'Campagnes',
  articles: 'Actualités',
  events: 'Événements',
  projects: 'Projets',
  scholarships: 'Bourses d’études',
  pages: 'Pages',
};

export const SEARCH_LIMITS = { max_query: 200, page_size: 10, max_page_size: 20 } as const;
