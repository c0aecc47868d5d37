import type { CategoryMention } from '../taxonomy/taxonomy.dto.js';

interface Told {
  title: string;
  excerpt: string;
}

const OF_PEOPLE = ['portrait', 'temoignage'];
const WITHOUT_CATEGORY = 'actualite';

/** By which kind of drawing an article is shown that has no picture; one of somebody says what its words say of them. */
export function articleIllustration(article: Told, categories: readonly CategoryMention[]): string {
  const kind = categories[0]?.illustration ?? WITHOUT_CATEGORY;
  return OF_PEOPLE.includes(kind) ? [kind, ...knownOf(article)].join('-') : kind;
}

/** Of « Ibrahim Oumarou, gardien et lecteur »: man, adult, keys. What is not known is left out. */
function knownOf({ title, excerpt }: Told): string[] {
  const trade = /,\s*(?:ancien(?:ne)?\s+)?([\p{L}-]+)/u.exec(title)?.[1]?.toLowerCase() ?? '';
  const words = `${title}. ${excerpt}`.toLowerCase();
  const known = [sexIn(words, trade), ageIn(words), toolIn(words)];
  return known.filter((one) => one !== null);
}

/** French says it: by the trade, by its article, by pronouns. */
function sexIn(words: string, trade: string): 'woman' | 'man' | null {
  const count = (pattern: RegExp) => words.match(pattern)?.length ?? 0;
  const named = (article: string) => (trade && words.includes(`${article} ${trade}`) ? 3 : 0);
  const woman =
    (/(?:euse|trice|ienne|ière|ante|esse)$/.test(trade) ? 3 : 0) +
    named('une') +
    count(/(?<!\p{L})(?:elle|ancienne|née)(?!\p{L})/gu);
  const man =
    (/(?:eur|ien|ier|ant)$/.test(trade) ? 3 : 0) +
    named('un') +
    count(/(?<!\p{L})(?:il|ancien|né)(?!\p{L})/gu);
  if (woman === man) return null;
  return woman > man ? 'woman' : 'man';
}

function ageIn(words: string): 'child' | 'adult' | 'elder' {
  if (/\b(?:retrait|ancien|grand-m|grand-p|doyen)/.test(words)) return 'elder';
  return /\b(?:écoli|collégien|fillette|[5-9] ans|1[0-4] ans)/.test(words) ? 'child' : 'adult';
}

const TOOLS: readonly [words: RegExp, tool: string][] = [
  [/gardien/, 'keys'],
  [/biblioth|librair|lecteur|lectrice|conteu|écrivain/, 'book'],
  [/tri[eé]|bénévole|carton/, 'box'],
  [/enseign|institut|professeur|maître/, 'chalk'],
  [/chauffeur|conduct|camion/, 'wheel'],
];

const toolIn = (words: string) => TOOLS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
