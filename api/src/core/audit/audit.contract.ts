export const AUDIT_ACTIONS = [
  'created',
  'updated',
  'published',
  'scheduled',
  'unscheduled',
  'withdrawn',
  'discarded',
  'deleted',
  'archived',
  'restored',
  'purged',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
export const AUDIT_ACTION_LABELS: Record<AuditAction, string> = {
  created: 'a créé',
  updated: 'a modifié',
  published: 'a publié',
  scheduled: 'a programmé la publication de',
  unscheduled: 'a annulé la publication programmée de',
  withdrawn: 'a retiré du site',
  discarded: 'a abandonné les modifications de',
  deleted: 'a mis à la corbeille',
  archived: 'a archivé',
  restored: 'a restauré',
  purged: 'a supprimé définitivement',
};

/** Where a record is: in use, archived because other records depend on it, or in the trash for 30 days. */
export const SHELVES = ['live', 'archived', 'bin'] as const;
export type Shelf = (typeof SHELVES)[number];
export const SHELF_LABELS: Record<Shelf, string> = {
  live: 'En cours',
  archived: 'Archives',
  bin: 'Corbeille',
};
export const TRASH_DAYS = 30;
