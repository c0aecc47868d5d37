/** What stops a start: said to the operator, with what to do. */
export const databaseErrors = {
  appRoleMissing: (role: string) =>
    new Error(
      `Le rôle « ${role} » de DATABASE_URL n’existe pas ou son mot de passe est refusé, et celui de DATABASE_MIGRATION_URL ne peut pas le créer. Faites-le : CREATE ROLE "${role}" LOGIN PASSWORD '…'.`,
    ),
  appRoleTooStrong: (role: string) =>
    new Error(
      `Le rôle « ${role} » de DATABASE_URL a des droits d’administrateur de PostgreSQL, ou ceux du propriétaire des tables : donnez-en un qui n’en a aucun (CREATE ROLE "…" LOGIN PASSWORD '…').`,
    ),
  notMigrated: (done: number, known: number) =>
    new Error(
      `La base n’est pas à jour (${done} migration(s) sur ${known}) et le rôle de DATABASE_URL ne peut pas la changer : donnez DATABASE_MIGRATION_URL, ou lancez « node api/dist/migrate.js » avec elle.`,
    ),
};

export const databaseWarnings = {
  runsAsOwner:
    'L’API parle à PostgreSQL sous le rôle qui possède les tables : il peut tout y changer, le journal et l’historique compris. Donnez à DATABASE_URL un rôle à part, et le propriétaire à DATABASE_MIGRATION_URL.',
};
