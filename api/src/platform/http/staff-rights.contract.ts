/** How far a member of staff may go with a resource, from least to most; `masked` reads without people's data. */
export const RIGHTS_IN_ORDER = ['none', 'masked', 'read', 'write'] as const;
export type Right = (typeof RIGHTS_IN_ORDER)[number];

/** What a route does. `export` shows people in clear whatever the mask: files, documents, look-ups by who one is. */
export const STAFF_ACTIONS = ['read', 'export', 'write'] as const;
export type StaffAction = (typeof STAFF_ACTIONS)[number];
