/** Apart from `paths`, which every page carries. */
export const archivePaths = {
  page: (page: number) => (page > 1 ? `/lettres?page=${page}` : '/lettres'),
  newsletter: (slug: string) => `/lettres/${encodeURIComponent(slug)}`,
  feed: '/lettres/rss.xml',
};
