import type { ContentRecord } from './content-kind';

type Named = Pick<ContentRecord, 'id' | 'slug'> & Partial<Pick<ContentRecord, 'has_pending_changes'>>;

export const newPath = (resource: string): string => `/${resource}/new`;

/** What its address calls a record: its slug; its number while changes wait, as the new slug may be one of them. */
export const nameInAddress = ({ slug, id, has_pending_changes }: Named): string =>
  has_pending_changes || !slug ? String(id) : slug;

export const editPath = (resource: string, record: Named): string =>
  `/${resource}/${nameInAddress(record)}/edit`;

export const showPath = (resource: string, { id }: Pick<Named, 'id'>): string => `/${resource}/${id}/show`;
