/** Everything that the commands say. */
export const words = {
  nodeTooOld: (found) =>
    `Node.js ${found} est trop ancien : il faut la version 20.19 ou une plus récente (https://nodejs.org).`,
  installing: 'Installation des paquets (une à deux minutes la première fois)…',
  installed: (seconds) => `Paquets installés en ${seconds} s.`,
  waitingForInstall: 'Une autre commande installe déjà les paquets : attente…',
  npmMissing: 'La commande « npm » est introuvable : elle vient avec Node.js (https://nodejs.org).',
  installFailed: (output) => `L’installation des paquets a échoué. ${reasonOf(output)}\n\n${output}`,
  repairingNode: 'Node 24 n’a pas été installé par npm (scripts d’installation refusés) : réparation…',
  nodeMissing: 'Node 24 n’a pas pu être installé dans node_modules. Lancez « npm ci », puis recommencez.',
  repairingPostgres: 'Les liens de PostgreSQL manquent (scripts d’installation refusés) : réparation…',

  building: (names) => `Construction : ${names.join(', ')}…`,
  built: (name, seconds) => `  ${name} : ${seconds} s`,
  upToDate: 'Tout est déjà construit.',
  buildFailed: (name, output) => `La construction de « ${name} » a échoué :\n\n${output}`,

  envWritten: (path) => `Premier démarrage : ${path} a été écrit, avec un code d’accès tiré au hasard.`,

  alreadyRunning: (address) =>
    `Livres en partage tourne déjà : ${address}\nArrêtez-le d’abord (Ctrl-C dans son terminal), ou ouvrez cette adresse.`,
  portTaken: (port, free) =>
    `Le port ${port} est déjà pris par un autre programme. Choisissez-en un autre : PORT=${free} npm start`,
  portForbidden: (port) =>
    `Le port ${port} est réservé au système. Choisissez-en un autre au-dessus de 1024 : PORT=3000 npm start`,
  portInvalid: (port) => `PORT=${port} n’est pas un port : un nombre entre 1 et 65535 est attendu.`,
  hostUnknown: (host) =>
    `HOST=${host} n’est pas une adresse de cette machine. Laissez HOST vide pour 0.0.0.0.`,

  postgresStarting: 'Démarrage de PostgreSQL…',
  postgresCreating: 'Création de la base de données…',
  postgresElsewhere: (wanted, used) =>
    `PostgreSQL ne tourne pas sous root, et son compte ne peut pas entrer dans ${wanted} : les données sont dans ${used}.`,
  postgresFailed: (output) => `PostgreSQL n’a pas pu démarrer :\n\n${output}`,
  postgresUnsupported: (platform) =>
    `Aucun PostgreSQL embarqué pour ${platform}. Installez PostgreSQL 15 ou plus récent et donnez DATABASE_URL dans .env.`,
  postgresNotOurs: (folder) =>
    `Le dossier ${folder} appartient à un autre compte. Lancez la commande avec ce compte, ou rendez-vous propriétaire du dossier.`,
  postgresPasswordLost: (path) =>
    `Le mot de passe de la base manque (${path}). Remettez ce fichier, ou écartez le dossier des données pour repartir de zéro.`,
  postgresDied: (seconds) =>
    `PostgreSQL s’est arrêté sans raison connue ; nouveau départ ${inTime(seconds)}.`,
  postgresBack: 'PostgreSQL est reparti.',
  postgresNoAccount:
    'PostgreSQL refuse de tourner sous root et aucun compte n’a pu être créé pour lui. Lancez la commande avec un compte ordinaire, ou donnez DATABASE_URL dans .env.',

  starting: 'Démarrage…',
  died: (name, seconds) => `« ${name} » s’est arrêté sans raison connue ; nouveau départ ${inTime(seconds)}.`,
  neverReady: (name) => `« ${name} » n’a pas démarré. La raison est affichée plus haut.`,
  tooSlow: (name, seconds) =>
    `« ${name} » ne répond toujours pas après ${seconds} s. La raison est sans doute affichée plus haut.`,
  stopping: '\nArrêt en cours…',
  stopped: 'Tout est arrêté.',
  killed: (name) => `« ${name} » ne s’arrêtait pas : arrêt forcé.`,

  /** `code` at the first start only: what a terminal or a log keeps of later ones must not open the panel. */
  ready: ({ site, admin, code, seconds }) =>
    [
      '',
      `  Livres en partage est prêt (${seconds} s).`,
      '',
      `  Site            ${site}`,
      `  Administration  ${admin}`,
      `  Code d’accès    ${code ?? 'celui de ADMIN_ACCESS_CODE (fichier .env, ou l’environnement)'}`,
      '',
      '  Ctrl-C pour arrêter',
      '',
    ].join('\n'),
  devReady: 'Mode développement : chaque fichier enregistré est pris en compte.',
  workerReady: 'Tâches de fond : en marche. Ctrl-C pour arrêter.',
  needsDatabase:
    'Aucune base de données : démarrez d’abord « npm start » dans un autre terminal, ou donnez DATABASE_URL dans .env.',

  resetAsk: (database) =>
    `Toutes les données de ${database} seront effacées. Tapez « oui » pour continuer : `,
  resetRefusedInProduction: 'En production, cette commande est refusée. Rien n’a été changé.',
  resetNeedsAnswer:
    'Personne pour répondre ici : ajoutez --oui (npm run db:reset -- --oui). Rien n’a été changé.',
  resetCancelled: 'Rien n’a été changé.',
  resetRunning: (address) =>
    `Arrêtez d’abord le site qui tourne (${address}), puis recommencez. Rien n’a été changé.`,
  resetDone: 'La base est vide. Le prochain « npm start » la remplira de nouveau.',

  checking: (name) => `▸ ${name}`,
  checkPassed: (name, seconds) => `  ✔ ${name} (${seconds} s)`,
  checkFailed: (name) => `  ✘ ${name}`,
  checksFailed: (names) =>
    `\nÀ corriger : ${names.join(', ')}. « npm run fix » corrige ce qui peut l’être tout seul.`,
  checksPassed: '\nToutes les vérifications passent.',
  steadyWithoutClocks:
    'Sans « faketime » (Debian : apt install faketime), les horloges déplacées ne sont pas essayées ; le reste l’est.',
  steadyTurn: (name, seed) => `▸ ${name} (tirage ${seed})`,
  steadyTurnPassed: (count, minutes) => `  ✔ ${count} tests en ${minutes} min`,
  steadyFaults: (files, log) =>
    `  ✘ ${files.length > 0 ? files.join(', ') : 'l’essai ne s’est pas terminé'} (voir ${log})`,
  steadyFailed: (names) => `\nÀ corriger : ${names.join(' ; ')}.`,
  steadyPassed: '\nLes tests tiennent, quels que soient l’heure, le lieu, l’ordre et la charge.',
};

const inTime = (seconds) => (seconds > 0 ? `dans ${seconds} s` : 'tout de suite');

const REASONS = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|ENETUNREACH/,
    'Le réseau ou le registre npm ne répond pas : vérifiez la connexion, puis recommencez.',
  ],
  [
    /EUSAGE/,
    'package-lock.json ne correspond plus à package.json : lancez « npm install », puis recommencez.',
  ],
  [/ENOSPC/, 'Le disque est plein : libérez de la place, puis recommencez.'],
  [
    /EACCES|EPERM/,
    'Ce compte n’a pas le droit d’écrire dans node_modules : reprenez-en la propriété ou supprimez ce dossier.',
  ],
  [/EINTEGRITY/, 'Un paquet téléchargé est abîmé : lancez « npm cache clean --force », puis recommencez.'],
];

function reasonOf(output) {
  return REASONS.find(([pattern]) => pattern.test(output))?.[1] ?? 'Voici ce que dit npm :';
}
