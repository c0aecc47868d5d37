/** The addresses of a campaign's news. */
export const updatePaths = {
  all: (campaign: string, page = 1) =>
    `/campagnes/${encodeURIComponent(campaign)}/nouvelles${page > 1 ? `?page=${page}` : ''}`,
  one: (campaign: string, slug: string) =>
    `/campagnes/${encodeURIComponent(campaign)}/nouvelles/${encodeURIComponent(slug)}`,
  follow: (token: string) => `/nouvelles-de-collecte/${encodeURIComponent(token)}`,
};
