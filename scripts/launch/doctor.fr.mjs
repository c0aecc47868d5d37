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
  builds: 'Constructions à jour',
  buildsFault: (names) =>
    `À reconstruire : ${names.join(', ')} (« npm start » ou « npm run build » le fait).`,
  browser: (path) => `Navigateur des tests : ${path}`,
  browserFault: (reason) =>
    `Aucun navigateur utilisable (${reason}) : installez Chrome ou Chromium, ou donnez CHROME_PATH.`,
  fine: '\nTout est en ordre.',
  faults: (count) => `\n${count} point${count > 1 ? 's' : ''} à régler.`,
};
