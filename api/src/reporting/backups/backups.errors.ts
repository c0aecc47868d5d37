/** What stops a backup or a restore, with what to do: for who runs the command, and for /admin/system-tests. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const error = (message: string) => new BackupError(message);
const UNTOUCHED = 'Rien n’a été changé.';

export const backupErrors = {
  foreign: () => error(`Ce fichier n’est pas une sauvegarde de ce produit. ${UNTOUCHED}`),
  unreadable: () =>
    error(
      `Ce fichier est abîmé, tronqué, ou n’est pas une sauvegarde de ce produit : rapatriez-le de nouveau, ou prenez la sauvegarde d’avant. ${UNTOUCHED}`,
    ),
  damagedManifest: () =>
    error(
      `L’inventaire de cette sauvegarde (manifest.json) est abîmé : prenez la sauvegarde d’avant. ${UNTOUCHED}`,
    ),
  laterFormat: (version: string) =>
    error(
      `Cette sauvegarde vient d’une version plus récente (${version}), dont celle-ci ne lit pas le format : installez cette version ou une plus récente, puis recommencez. ${UNTOUCHED}`,
    ),
  laterMigrations: (version: string, last: string) =>
    error(
      `Cette sauvegarde vient d’une version plus récente (${version}, migration ${last}) : installez cette version ou une plus récente, puis recommencez. ${UNTOUCHED}`,
    ),
  damagedEntry: (name: string) =>
    error(
      `Dans cette sauvegarde, « ${name} » n’est plus ce qui a été sauvegardé : prenez la sauvegarde d’avant. ${UNTOUCHED}`,
    ),
  missingEntry: (name: string) =>
    error(`Il manque « ${name} » à cette sauvegarde : prenez la sauvegarde d’avant. ${UNTOUCHED}`),
  extraEntry: (name: string) =>
    error(
      `Cette sauvegarde contient « ${name} », que son inventaire ne nomme pas : elle a été modifiée. ${UNTOUCHED}`,
    ),
  bomb: (name: string) =>
    error(
      `Dans cette sauvegarde, « ${name} » se déploierait en une taille démesurée : ce n’est pas une sauvegarde de ce produit. ${UNTOUCHED}`,
    ),
  identityMissing: () =>
    error(
      'Cette sauvegarde est chiffrée : donnez la clé qui l’ouvre (BACKUP_AGE_IDENTITY=AGE-SECRET-KEY-1…), puis recommencez.',
    ),
  identityWrong: () =>
    error(
      `BACKUP_AGE_IDENTITY n’ouvre pas cette sauvegarde : elle a été chiffrée pour une autre clé, ou elle est abîmée. ${UNTOUCHED}`,
    ),
  notThere: (name: string) =>
    error(`Aucune sauvegarde « ${name} » : « npm run restore » sans nom les liste.`),
  none: () => error('Aucune sauvegarde n’a encore été faite : « npm run backup » en fait une.'),
  notMigrated: () => error('La base n’a encore aucune table : il n’y a rien à sauvegarder.'),
  alreadyRunning: () =>
    error('Une sauvegarde de cette base est déjà en cours : attendez qu’elle finisse, puis recommencez.'),
  sameBucket: () =>
    error('BACKUP_URL et STORAGE_URL nomment le même seau : les sauvegardes en demandent un à elles.'),
  notEmpty: (database: string) =>
    error(
      `La base « ${database} » n’est pas vide : ajoutez --replace pour la remplacer ; l’actuelle sera mise de côté sous un autre nom. ${UNTOUCHED}`,
    ),
  inUse: (database: string, count: number) =>
    error(
      `Le produit tourne encore sur la base « ${database} » (${count} connexion${count > 1 ? 's' : ''}) : arrêtez-le (npm start, ou les services api et worker), puis recommencez. ${UNTOUCHED}`,
    ),
  mayNotCreate: (role: string) =>
    error(
      `Le rôle « ${role} » ne peut pas créer de base, ce qu’il faut pour restaurer à côté de l’actuelle : ALTER ROLE "${role}" CREATEDB. ${UNTOUCHED}`,
    ),
  differs: (names: string[]) =>
    error(
      `Une fois restaurée, la sauvegarde ne redonne pas les mêmes lignes (${names.slice(0, 5).join(', ')}${names.length > 5 ? '…' : ''}). La base d’avant est intacte.`,
    ),
  otherVersion: (version: string) =>
    error(
      `Cette sauvegarde vient d’une version (${version}) dont les tables des tâches de fond sont plus récentes : installez cette version ou une plus récente, puis recommencez. ${UNTOUCHED}`,
    ),
};

const DISK_FULL = ['ENOSPC', '53100'];
const CLOSED = ['EACCES', 'EPERM', 'ENOTDIR', 'EROFS'];
const REFUSED_BY_BUCKET = ['NoSuchBucket', 'AccessDenied', 'InvalidAccessKeyId', 'SignatureDoesNotMatch'];
const UNREACHABLE = ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'ECONNRESET', 'EAI_AGAIN', 'TimeoutError'];

/** In French: why a backup or its check could not be made. */
export function reasonOf(failure: unknown): string {
  if (failure instanceof BackupError) return failure.message;
  const { code = '', name = '' } = (failure ?? {}) as { code?: string; name?: string };
  if (DISK_FULL.includes(code)) return 'Le disque est plein : libérez de la place.';
  if (UNREACHABLE.includes(code) || UNREACHABLE.includes(name))
    return `Le serveur des sauvegardes ou la base ne répond pas (${code || name}).`;
  if (CLOSED.includes(code))
    return 'Le dossier des sauvegardes ne s’ouvre pas à ce compte : changez son propriétaire, ou BACKUP_URL.';
  if (REFUSED_BY_BUCKET.includes(name))
    return `Le seau des sauvegardes n’existe pas ou refuse cette clé (${name}) : vérifiez BACKUP_URL.`;
  if (code === '42501') return 'PostgreSQL refuse à ce rôle de lire une table ou de créer une base.';
  return `Échec inattendu (${code || name}) : voyez le journal du serveur.`;
}
