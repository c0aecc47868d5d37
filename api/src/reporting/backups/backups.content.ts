import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/clock/durations.contract.js';
import { megabytes } from '../../platform/storage/bytes-in-french.js';

const number = (value: number) => new Intl.NumberFormat('fr-FR').format(value);

function ago(ms: number): string {
  if (ms < 2 * HOUR_MS) return `${Math.round(ms / MINUTE_MS)} min`;
  if (ms < 2 * DAY_MS) return `${Math.round(ms / HOUR_MS)} h`;
  return `${Math.round(ms / DAY_MS)} jours`;
}

export interface ShownRun {
  bytes: number;
  rows: number;
  files: number;
  ageMs: number;
}

export const restorationTexts = {
  label: (day: string) => `Restauration du ${day}`,
  emails: {
    send: 'Les e-mails de la sauvegarde partent',
    drop: 'Les e-mails de la sauvegarde sont abandonnés',
  },
  none: 'Rien n’attend : tout part comme d’habitude',
  waits: (day: string) =>
    `Une sauvegarde a été restaurée le ${day} : ni e-mail, ni lettre, ni remboursement ne part avant votre accord, en haut de cette page`,
};

export const backupTexts = {
  off: 'Les sauvegardes ne sont pas faites d’ici (BACKUP_EVERY_NIGHT=false) : ce sont celles d’un autre moyen qui comptent',
  made: ({ bytes, rows, files, ageMs }: ShownRun) =>
    `Il y a ${ago(ageMs)} : ${megabytes(bytes)}, ${number(rows)} lignes, ${number(files)} fichiers`,
  notYet: 'Aucune encore ; la première se fait cette nuit',
  late: (ageMs: number | null) =>
    ageMs === null
      ? 'Aucune n’a jamais été faite. « npm run backup » en fait une'
      : `La dernière a ${ago(ageMs)}. « npm run backup » en fait une`,
  failing: (failure: string, ageMs: number | null) =>
    `${failure} ${ageMs === null ? 'Aucune n’a encore réussi.' : `La dernière bonne a ${ago(ageMs)}.`}`,
  gone: (archive: string) => `« ${archive} » n’est plus à sa place, ou n’a plus sa taille`,
  tried: (rows: number, ageMs: number) =>
    `Restaurée dans une base à part il y a ${ago(ageMs)} : ${number(rows)} lignes, toutes retrouvées`,
  notTried: 'Pas encore essayée ; cela se fait chaque semaine',
  triedLate: (ageMs: number) =>
    `Essayée pour la dernière fois il y a ${ago(ageMs)}, au lieu de chaque semaine`,

  kinds: { backup: 'La sauvegarde', check: 'L’essai de restauration' },
  open: 'Ouvrir les vérifications',
  lateFailure: 'Aucune sauvegarde n’a réussi depuis plus de 36 heures.',
  lateCheck: 'Aucune sauvegarde n’a été essayée depuis plus de 10 jours.',
  alert: (label: string, failure: string) => ({
    subject: `${label} échoue`,
    paragraphs: [
      `${label} du site échoue : ${failure}`,
      'Tant que cela dure, une panne du disque ferait perdre ce qui a été enregistré depuis la dernière bonne sauvegarde. Cet essai est refait toutes les heures ; vous recevrez un message quand il réussira.',
    ],
  }),
  recovered: (label: string) => ({
    subject: `${label} réussit de nouveau`,
    paragraphs: [`${label} du site réussit de nouveau. Il n’y a rien à faire.`],
  }),
};

/** What the commands say. */
export const commandTexts = {
  made: (archive: string, { rows, files, bytes }: { rows: number; files: number; bytes: number }) =>
    `Sauvegarde faite : ${archive} (${megabytes(bytes)}, ${number(rows)} lignes, ${number(files)} fichiers).`,
  plain:
    'Elle n’est pas chiffrée : elle contient des données personnelles. BACKUP_AGE_RECIPIENTS la chiffre (voir docs/operate.md).',
  missing: (count: number) =>
    count === 1
      ? 'Un fichier a été effacé pendant la sauvegarde, et n’y est pas.'
      : `${number(count)} fichiers ont été effacés pendant la sauvegarde, et n’y sont pas.`,
  list: (lines: string[]) =>
    `Sauvegardes :\n${lines.map((line) => `  ${line}`).join('\n')}\n\nPour en restaurer une : npm run restore -- <nom> (ajoutez --replace si la base n’est pas vide, --check pour seulement l’essayer).`,
  line: (archive: string, madeAt: string, bytes: number) =>
    `${archive}  ${madeAt.slice(0, 16).replace('T', ' ')} UTC, ${megabytes(bytes)}`,
  reading: (name: string) => `Lecture et vérification de ${name}…`,
  checked: (rows: number, files: number) =>
    `Sauvegarde bonne : restaurée dans une base à part, ${number(rows)} lignes et ${number(files)} fichiers retrouvés. Rien n’a été changé ici.`,
  restored: (rows: number, files: number) =>
    `Restauré : ${number(rows)} lignes, ${number(files)} fichiers. Vous pouvez démarrer le produit.`,
  aside: (name: string) =>
    `La base d’avant est gardée sous le nom « ${name} » ; quand tout va bien : DROP DATABASE "${name}".`,
  waits:
    'Rien ne part de soi-même (e-mails, lettres, remboursements) avant l’accord d’un administrateur : /admin/system-tests.',
  held: (count: number) =>
    count === 1
      ? 'Une lettre programmée ou en cours d’envoi attend que vous la confirmiez, page Lettres : elle est peut-être déjà partie.'
      : `${number(count)} lettres programmées ou en cours d’envoi attendent que vous les confirmiez, page Lettres : elles sont peut-être déjà parties.`,
  otherFiles: (count: number) =>
    count === 1
      ? 'Un fichier qui n’était pas dans la sauvegarde est resté à sa place.'
      : `${number(count)} fichiers qui n’étaient pas dans la sauvegarde sont restés à leur place.`,
};
