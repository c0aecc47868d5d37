import { plainLetters } from '@livres/api/contract';
export interface ArticleHeading {
  id: string;
  text: string;
  level: 2 | 3;
}

const HEADING = /<h([23])>([\s\S]*?)<\/h\1>/g;
const WORTH_A_TABLE = 3;

/** A sanitised text whose headings can be led to, and its table of contents where it is long: 3 headings or more. */
export function withHeadings(html: string): { html: string; contents: ArticleHeading[] } {
  const headings: ArticleHeading[] = [];
  const taken = new Set<string>();
  const marked = html.replace(HEADING, (whole, level: string, inner: string) => {
    const text = plainText(inner);
    if (!text) return whole;
    const id = freeId(text, taken);
    headings.push({ id, text, level: level === '2' ? 2 : 3 });
    return `<h${level} id="${id}">${inner}</h${level}>`;
  });
  return { html: marked, contents: headings.length >= WORTH_A_TABLE ? headings : [] };
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': '’',
  '&nbsp;': '\u00a0',
};

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
}

/** Of its own kind, so that it never is the id of something else on the page. */
function freeId(text: string, taken: Set<string>): string {
  const words = plainLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  const base = `partie-${words || 'sans-titre'}`;
  let id = base;
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
  taken.add(id);
  return id;
}
