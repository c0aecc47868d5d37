/** How a choice among records is sorted and searched. */
export const BY_NAME = { field: 'name', order: 'ASC' } as const;
export const byWords = (q: string) => (q ? { q } : {});
