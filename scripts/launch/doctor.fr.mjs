/** What « npm run doctor » looks at, and what to do where something is wrong. */
export const diagnosis = {
  node: (version) => `Node.js du projet : ${version}`,
  installed: 'Paquets installés comme le dit package-lock.json',
  envMissing: '.env n’existe pas encore : « npm start » l’écrira.',
  env: 'Réglages obligatoires présents (.env)',
  envFault: (names) => `Complétez dans .env : ${names.join(', ')}.`,
  codeTooShort: 'En production, ADMIN_ACCESS_CODE compte au moins 12 caractères.',
  mailServerMissing: 'En production, SMTP_URL est obligatoire : sans lui aucun message ne partirait.',
  port: (port) => `Port ${port} libre`,
  portRunning: (address) => `Le site tourne : ${address}`,
  portFault: (port, free) => `Le port ${port} est pris par un autre programme : PORT=${free} npm start`,
  disk: (gigabytes) => `Place sur le disque : ${gigabytes} Go`,
  diskFault: 'Moins de 1 Go : libérez de la place.',
  writable: (folder) => `Dossier des données accessible : ${folder}`,
  writableFault: 'Ce compte ne peut pas y écrire : changez le propriétaire du dossier, ou VAR_DIR.',
  closed: (folder) => `Dossier des données fermé aux autres comptes : ${folder}`,
  closedFault: 'D’autres comptes peuvent le lire : « npm start » le referme.',
  embedded: (version) => `PostgreSQL embarqué : ${version}`,
  embeddedFault: 'Supprimez node_modules puis lancez « npm ci », ou donnez DATABASE_URL.',
  external: (version) => `PostgreSQL de DATABASE_URL : ${version}`,
  externalFault: (reason) =>
    `Injoignable ou refusé (${reason}) : vérifiez DATABASE_URL et que le serveur tourne.`,
  externalTooOld: 'Il faut PostgreSQL 15 ou plus récent.',
  extensionsMissing: 'Il lui manque pg_trgm ou unaccent : installez le paquet postgresql-contrib.',
  memory: (gigabytes) => `Mémoire : ${gigabytes} Go`,
  memoryFault: 'Il faut 1,5 Go au moins : l’api, le site et PostgreSQL s’y gêneraient.',
  clock: (seconds) => `Horloge : ${seconds} s d’écart avec la base`,
  clockAlone: 'Horloge : sans base en marche, rien à quoi la comparer',
  clockFault: 'Mettez les deux machines à l’heure (NTP) : les codes à usage unique seraient refusés.',
  rights: (role) => `Droits dans la base : rôle « ${role} »`,
  rightsEmbedded: 'Droits dans la base : ceux de PostgreSQL embarqué',
  rightsUnknown: 'Injoignable : vérifiez DATABASE_URL et DATABASE_MIGRATION_URL.',
  rightsFault: (role) =>
    `« ${role} » ne peut pas faire les migrations : donnez le propriétaire des tables à DATABASE_MIGRATION_URL.`,
  rightsToRestore: (role) =>
    `« ${role} » ne peut pas créer de base, ce qu’il faut pour restaurer une sauvegarde : ALTER ROLE "${role}" CREATEDB.`,
  migrations: (done, known) => `Migrations : ${done} faites sur ${known}`,
  migrationsNone: 'Migrations : aucune base en marche, ou elle est vide',
  migrationsWaiting: (count) => `Migrations : ${count} en attente, que le prochain démarrage fera`,
  migrationsUnknown: (count) =>
    `La base en a reçu ${count} que cette version ne connaît pas : lancez la version plus récente qui l’a servie, ou restaurez une sauvegarde d’avant (npm run restore).`,
  redis: 'Redis répond',
  redisNone: 'Redis : aucun, chaque processus compte pour lui-même',
  redisFault: (reason) =>
    `Injoignable (${reason}) : vérifiez REDIS_URL. En attendant, chaque processus compte pour lui-même.`,
  backup: (hours) =>
    hours === null ? 'Sauvegardes : aucune encore' : `Dernière sauvegarde : il y a ${hours} h`,
  backupNone: 'Sauvegardes : aucune base en marche qui le dise',
  backupElsewhere: 'Sauvegardes : faites par un autre moyen (BACKUP_EVERY_NIGHT=false)',
  backupLate:
    'Plus de 36 h : « npm run backup » en fait une ; le travail de fond tourne-t-il (npm run worker) ?',
  builds: 'Constructions à jour',
  buildsFault: (names) =>
    `À reconstruire : ${names.join(', ')} (« npm start » ou « npm run build » le fait).`,
  browser: (path) => `Navigateur des tests : ${path}`,
  browserFault: (reason) =>
    `Aucun navigateur utilisable (${reason}) : installez Chrome ou Chromium, ou donnez CHROME_PATH.`,
  fine: '\nTout est en ordre.',
  faults: (count) => `\n${count} point${count > 1 ? 's' : ''} à régler.`,
};
