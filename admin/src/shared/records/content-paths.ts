import type { ContentRecord } from './content-kind';

type Named = Pick<ContentRecord, 'id' | 'slug'> & Partial<Pick<ContentRecord, 'has_pending_changes'>>;

export const newPath = (resource: string): string => `/${resource}/new`;

/** By slug; by number while changes wait, as the new slug may be one of them. */
export const editPath = (resource: string, { slug, id, has_pending_changes }: Named): string =>
  `/${resource}/${has_pending_changes || !slug ? id : slug}/edit`;

export const showPath = (resource: string, { id }: Pick<Named, 'id'>): string => `/${resource}/${id}/show`;
