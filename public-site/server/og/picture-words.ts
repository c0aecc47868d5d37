export interface PictureLabels {
  /** What kind of page it is; empty where its title says it. */
  kind: string;
  title: string;
  /** A sentence, or the day of an event. */
  text: string;
}

/** By the first part of a page's address, or by its first two. */
const KINDS: Record<string, string> = {
  actualites: 'Actualité',
  evenements: 'Événement',
  projets: 'Projet',
  actions: 'Nos actions',
  pilier: 'Nos actions',
  universites: 'Universités',
  'universites/scholarships': 'Bourse d’études',
};
// Not the pages' own `formatDay`: this runs as it is, without the contract that is bundled with them.
const DAY = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Paris',
});
const MARKS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** What the picture of a page says, from the page's own head; null where it has none. */
export function pictureLabels(path: string, html: string): PictureLabels | null {
  const title = content(html, 'og:title');
  if (!title) return null;
  const [, first = '', second, third] = path.split('/');
  const kind = (third && KINDS[`${first}/${second}`]) || (second && KINDS[first]);
  return {
    kind: kind ?? '',
    title,
    text: eventDay(html) ?? content(html, 'og:description') ?? '',
  };
}

/** The drawing whose seed is the last part of the page's address. */
export function ownIllustration(path: string, html: string): { kind: string; seed: string } | null {
  const slug = path.split('/').at(-1)!;
  for (const [, kind, seed] of html.matchAll(
    /<img[^>]* src="\/illustrations\/v\d+\/([\w-]+)\/([\w-]+)\.svg"/g,
  ))
    if (seed === slug) return { kind: kind!, seed: slug };
  return null;
}

function content(html: string, property: string): string | undefined {
  const text = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];
  return text?.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, mark: string) => MARKS[mark]!);
}

function eventDay(html: string): string | undefined {
  if (!/"@type":"\w*Event"/.test(html)) return undefined;
  const day = /"startDate":"([^"]+)"/.exec(html)?.[1];
  if (!day || Number.isNaN(Date.parse(day))) return undefined;
  return DAY.format(new Date(day)).replace(/^1 /, '1er ').replaceAll(' ', '\u00a0');
}
