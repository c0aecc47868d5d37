export const CAMPAIGN_UPDATE_ORDERINGS = ['date', 'title', 'updated_at'] as const;

export const CAMPAIGN_UPDATE_LIMITS = {
  title: 120,
  /** It is written to donors whole, and Gmail cuts what is longer than 102 KB. */
  content: 20_000,
  excerpt: 280,
  /** A text that is no longer is shown whole on the campaign's page. */
  shown_whole: 900,
} as const;

export const CAMPAIGN_UPDATE_MESSAGES = {
  title_required: 'Donnez un titre à cette nouvelle, par exemple « Le conteneur est parti ».',
  content_required: 'Écrivez la nouvelle avant de la publier.',
  content_too_long: 'Cette nouvelle est trop longue : 20 000 signes au plus, mise en forme comprise.',
  campaign_required: 'Choisissez la campagne dont c’est une nouvelle.',
  campaign_unknown: 'Cette campagne n’existe pas, ou elle est dans la corbeille.',
} as const;

/** What a new update is where the form says nothing. */
export const NEW_CAMPAIGN_UPDATE = {
  slug: '',
  content: '',
  featured_image_id: null,
} as const;
