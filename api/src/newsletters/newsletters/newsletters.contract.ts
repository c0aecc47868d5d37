export const NEWSLETTER_BLOCK_TYPES = [
  'text',
  'picture',
  'button',
  'quote',
  'campaign',
  'article',
  'event',
  'scholarship',
  'figure',
  'divider',
] as const;
export type NewsletterBlockType = (typeof NEWSLETTER_BLOCK_TYPES)[number];
export const NEWSLETTER_BLOCK_LABELS: Record<NewsletterBlockType, string> = {
  text: 'Texte',
  picture: 'Image',
  button: 'Bouton',
  quote: 'Citation',
  campaign: 'Campagne',
  article: 'Article',
  event: 'Événement',
  scholarship: 'Bourse',
  figure: 'Chiffre',
  divider: 'Filet',
};
/** Blocks about a record of the site, by its number. */
export const TARGETED_BLOCKS = ['campaign', 'article', 'event', 'scholarship'] as const;
export type TargetedBlock = (typeof TARGETED_BLOCKS)[number];
export const isTargeted = (type: NewsletterBlockType): type is TargetedBlock =>
  (TARGETED_BLOCKS as readonly string[]).includes(type);

export const NEWSLETTER_STATUSES = [
  'draft',
  'scheduled',
  'held',
  'sending',
  'paused',
  'sent',
  'stopped',
] as const;
/** `held`: its hour is past, or it comes back from a backup; it leaves once staff confirm it. */
export type NewsletterStatus = (typeof NEWSLETTER_STATUSES)[number];
export const NEWSLETTER_STATUS_LABELS: Record<NewsletterStatus, string> = {
  draft: 'Brouillon',
  scheduled: 'Programmée',
  held: 'À confirmer',
  sending: 'Envoi en cours',
  paused: 'En pause',
  sent: 'Envoyée',
  stopped: 'Arrêtée',
};
/** Once it has begun to leave, it is what people received: nothing in it changes. */
export const isWritable = (status: NewsletterStatus) => status === 'draft';
/** People have received it: it may be read in the archive. One that was stopped never is. */
export const GONE_STATUSES = ['sending', 'paused', 'sent'] as const satisfies readonly NewsletterStatus[];
export const hasLeft = (status: NewsletterStatus) =>
  (GONE_STATUSES as readonly NewsletterStatus[]).includes(status);

export const NEWSLETTER_TEMPLATES = ['blank', 'news', 'campaign', 'event'] as const;
export type NewsletterTemplate = (typeof NEWSLETTER_TEMPLATES)[number];
export const NEWSLETTER_TEMPLATE_LABELS: Record<NewsletterTemplate, string> = {
  blank: 'Page blanche',
  news: 'Les nouvelles du mois',
  campaign: 'Où en est une campagne',
  event: 'Une invitation',
};

export const NEWSLETTER_RULES = {
  title: 120,
  subject: 150,
  /** Longer ones are cut on most phones. */
  subject_on_phone: 60,
  preheader: 200,
  blocks: 40,
  html: 20_000,
  text: 1000,
  label: 80,
  /** Gmail cuts what is longer; from the first on staff are warned. */
  many_bytes: 90 * 1024,
  bytes: 102 * 1024,
  /** What one person writes in so long is one version. */
  version_minutes: 15,
  /** From here the number of people is typed to confirm. */
  typed_count_above: 100,
} as const;

export const NEWSLETTER_ISSUES = {
  title: 'Donnez un nom à cette lettre : il ne se lit qu’ici.',
  block_type: 'Ce bloc n’existe pas.',
  figure: 'Choisissez un chiffre dans la liste.',
  blocks: 'Une lettre tient en 40 blocs : retirez-en, ou faites-en deux lettres.',
  url: 'Indiquez une adresse complète, https://…, ou une page du site, /campagnes.',
  picture_gone: 'Cette image n’est plus dans la médiathèque : choisissez-en une autre.',
} as const;

/** What stands for the reader's first name in a text. */
export const FIRST_NAME_MARK = '{prénom}';
/**
 * The mark, bold or not, with the space before it, which HTML may write in letters; at a beginning, with the comma after
 * it.
 */
export const NAMED =
  /(?<head>^|>|\n)(?:\{prénom\}|<(?<first>strong|em)>\{prénom\}<\/\k<first>>),(?:[\s\u00A0\u202F]|&nbsp;)*(?<next>\p{L})|(?:[\s\u00A0\u202F]|&nbsp;)*(?:\{prénom\}|<(?<bold>strong|em)>\{prénom\}<\/\k<bold>>)/gu;

/** What stands in braces and is no name of ours: « {nom} », « {prenom} » would arrive as they are typed. */
export const strangeMarks = (text: string): string[] => {
  const marks = (text.match(/\{[^{}]{0,60}\}/g) ?? []).filter((mark) => mark !== FIRST_NAME_MARK);
  return [...new Set(marks.map((mark) => mark.replace(/<[^>]*>/g, '')))];
};

/** What is said where the name is not known: « Bonjour {prénom}, » is « Bonjour, », « {prénom}, merci » is « Merci ». */
export const nameless = (groups: Record<string, string | undefined>): string =>
  groups['next'] === undefined ? '' : `${groups['head']}${groups['next'].toUpperCase()}`;

/** The text said to nobody in particular. */
export const withoutFirstName = (text: string): string =>
  text.replace(NAMED, (...found) => nameless(found.at(-1) as Record<string, string | undefined>));
