/** What stops a start, with what the operator can do. */
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
      `La base n’est pas à jour (${done} ${done > 1 ? 'migrations' : 'migration'} sur ${known}) et le rôle de DATABASE_URL ne peut pas la changer : donnez DATABASE_MIGRATION_URL, ou lancez « node api/dist/migrate.js » avec elle.`,
    ),
  unknownMigrations: (names: string[]) =>
    new Error(
      `La base a reçu ${names.length} ${names.length > 1 ? 'migrations' : 'migration'} que cette version ne connaît pas (la dernière : ${names.at(-1)}) : elle a servi à une version plus récente, ou à une version de développement dont les migrations ont été réécrites. Rien n’y a été changé. Lancez la version qui l’a créée ou une plus récente, ou restaurez une sauvegarde d’avant (npm run restore) ; si c’est une base de développement, « npm run db:reset » la vide.`,
    ),
};

export const databaseWarnings = {
  runsAsOwner:
    'L’API parle à PostgreSQL sous le rôle qui possède les tables : il peut tout y changer, le journal et l’historique compris. Donnez à DATABASE_URL un rôle à part, et le propriétaire à DATABASE_MIGRATION_URL.',
};
