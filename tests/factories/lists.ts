import type { Page } from '@livres/api/contract';
import type { Answer, TestApi } from './api.ts';

/** The parameter by which a list of staff keeps what matches. */
export const matching = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;

export const idsOf = <Id>(records: readonly { id: Id }[]): Id[] => records.map(({ id }) => id);

export const titlesOf = ({ body }: Answer<Page<{ title: string }>>): string[] =>
  body.results.map(({ title }) => title);

/** Asks for a public list, for the slugs in it, and for these in alphabetical order. */
export function publicList<Item extends { slug: string }>(api: () => TestApi, path: string) {
  const list = (query: string) => api().request<Page<Item>>(`${path}?${query}`);
  const slugs = async (query: string): Promise<string[]> => {
    const { status, body, text } = await list(query);
    if (status !== 200) throw new Error(`GET ${path}?${query}: ${status} ${text}`);
    return body.results.map(({ slug }) => slug);
  };
  const found = async (query: string) => (await slugs(query)).toSorted();
  return { list, slugs, found };
}
