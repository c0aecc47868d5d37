const megabytes = (bytes: number) =>
  `${new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 }).format(bytes / 1e6)} Mo`;

export const systemChecks = {
  labels: {
    database: 'Base de données',
    migrations: 'Migrations',
    jobs: 'Tâches de fond',
    mail: 'Courrier',
    storage: 'Stockage des images',
  },
  database: (version: string, bytes: number) => `PostgreSQL ${version}, ${megabytes(bytes)}`,
  migrations: (count: number) => `${count} migration(s) faite(s), aucune en attente`,
  migrationsMissing: (done: number, known: number) => `${done} migration(s) faite(s) sur ${known} connues`,
  jobs: (waiting: number, failed: number) => `${waiting} en attente, ${failed} abandonnée(s)`,
  failed: (error: unknown) => (error instanceof Error ? error.message : 'Échec sans explication'),
};
