const TAG = /<(\/?)([a-z][a-z0-9]*)[^>]*>/g;
const WITHOUT_END = new Set(['br', 'hr', 'img']);

/** The parts of a sanitised text as it stands on the page: paragraphs, headings, lists, quotations, figures. */
export function partsOf(html: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: tag, 1: end, 2: name, index } of html.matchAll(TAG)) {
    if (end) depth -= 1;
    else if (!WITHOUT_END.has(name!)) depth += 1;
    if (depth > 0) continue;
    parts.push(html.slice(start, index + tag.length));
    start = index + tag.length;
  }
  const rest = html.slice(start);
  return rest.trim() ? [...parts, rest] : parts;
}

const isFigure = (part: string | undefined) => /^\s*<figure>/.test(part ?? '');
const isHeading = (part: string | undefined) => /^\s*<h[234]/.test(part ?? '');

const PICTURE = /(<img src="(\/api\/v1\/media\/files\/\d+\/[0-9a-f]{12}-)\d+(\.webp)" width="(\d+)"[^>]*>)/;

/** Pictures that follow each other stand together, each a link to the largest one there is: `largest` says how wide. */
export function withGalleries(html: string, largest: (width: number) => number): string {
  const parts = partsOf(html);
  const isIn = parts.map(
    (part, at) => isFigure(part) && (isFigure(parts[at - 1]) || isFigure(parts[at + 1])),
  );
  return parts
    .map((part, at) => {
      if (!isIn[at]) return part;
      const linked = part.replace(
        PICTURE,
        (_, image: string, stem: string, end: string, width: string) =>
          `<a href="${stem}${largest(Number(width))}${end}">${image}</a>`,
      );
      return `${isIn[at - 1] ? '' : '<div data-gallery="">'}${linked}${isIn[at + 1] ? '' : '</div>'}`;
    })
    .join('');
}

const LEAST_WORDS = 250;

const wordsIn = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

/** A text in two halves, for what stands between them; null where it is too short to be interrupted. */
export function halvesOf(html: string): [string, string] | null {
  const parts = partsOf(html);
  const words = parts.map(wordsIn);
  const total = words.reduce((sum, count) => sum + count, 0);
  if (total < LEAST_WORDS) return null;
  let before = 0;
  let best: { at: number; distance: number } | null = null;
  for (let at = 1; at < parts.length; at += 1) {
    before += words[at - 1]!;
    // Not between a heading and its text, nor inside a gallery.
    if (isHeading(parts[at - 1]) || (isFigure(parts[at - 1]) && isFigure(parts[at]))) continue;
    const distance = Math.abs(before - total / 2);
    if (!best || distance < best.distance) best = { at, distance };
  }
  return best && [parts.slice(0, best.at).join(''), parts.slice(best.at).join('')];
}

const CAMPAIGN = /<a href="(?:https?:\/\/[^"/]+)?\/campagnes\/([a-z0-9-]{1,80})["/?#]/;

/** The address of the campaign that a text leads to first. */
export function campaignIn(html: string): string | null {
  return CAMPAIGN.exec(html)?.[1] ?? null;
}
