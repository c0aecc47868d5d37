import type { ContentRecord } from './content-kind';

type Named = Pick<ContentRecord, 'id' | 'slug'>;

export const newPath = (resource: string): string => `/${resource}/new`;
export const editPath = (resource: string, { slug, id }: Named): string => `/${resource}/${slug || id}/edit`;
export const showPath = (resource: string, { id }: Pick<Named, 'id'>): string => `/${resource}/${id}/show`;
