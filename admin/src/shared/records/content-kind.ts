import { createContext, useContext } from 'react';
import type { ResourceWith } from '@livres/api/client';
import type { PublicationState } from '@livres/api/contract';
import type { ContentLabels } from './content-labels';

/** What every record of `admin/{resource}` has, whatever its kind. */
export type ContentRecord = PublicationState & { id: number; slug: string } & Record<string, unknown>;

export type ExportFormat = 'xlsx' | 'csv';

/** Those that have an address of their own. */
export type ContentResource = ResourceWith<'/{slug_or_id}'>;

/** All that the kit must know of a kind of content; its inputs, columns and words are its own. */
export interface ContentKind {
  /** As in `admin/{resource}`, on the wire and in the address bar. */
  resource: ResourceWith;
  words: ContentLabels;
  /** What names a record, on screens and in files. */
  title: string;
  /** Its address on the public site; left out where the public has no page of it. */
  publicPath?: (slug: string) => string;
  /** Whether the public goes on reading the published text while staff change it. */
  holds_changes: boolean;
  /** It is there or it is not: it has no draft, and nothing of it is published or withdrawn. */
  always_live?: true;
  /** Every field that its form sends, and what one left alone is worth. */
  blank: Record<string, unknown>;
  /** Those that the site always has: they are neither withdrawn nor deleted. */
  stays?: (record: ContentRecord) => boolean;
  /** Fields that are no plain text, each as the words that staff compare. */
  readable?: Record<string, (value: unknown) => string>;
  /** Fields that hold numbers of other records, and whose. */
  references?: Record<string, string>;
  /** Fields whose kept value is not what staff read: an amount in cents, a block of a page. */
  shown?: Record<string, (value: unknown, record: ContentRecord) => string>;
  /** Kinds of file that its list leaves as, the first one first; CSV alone where it says nothing. */
  export_formats?: readonly ExportFormat[];
  /** What an import says of itself first, where it is not what every other one says. */
  import_help?: string;
}

/** What names a record. */
export function titleOf({ title }: ContentKind, record: ContentRecord | undefined): string {
  const name = record?.[title];
  return typeof name === 'string' ? name : '';
}

const KindContext = createContext<ContentKind | null>(null);
export const ContentKindProvider = KindContext.Provider;

export const useKindIfAny = (): ContentKind | null => useContext(KindContext);

export function useContentKind(): ContentKind {
  const kind = useContext(KindContext);
  if (!kind) throw new Error('this part of the publishing kit is outside of a kind of content');
  return kind;
}
