import { megabytes } from '../../platform/storage/bytes-in-french.js';

const migrationsDone = (count: number) => `${count} ${count > 1 ? 'migrations faites' : 'migration faite'}`;

export const systemChecks = {
  labels: {
    database: 'Base de données',
    migrations: 'Migrations',
    role: 'Droits en base',
    order: 'Ordre alphabétique',
    jobs: 'Tâches de fond',
    access: 'Accès au panneau',
    mail: 'Courrier',
    contact: 'Messages du site',
    newsletters: 'Envoi des lettres',
    weekly: 'Images des envois du lundi',
    bounces: 'Boîte des retours',
    storage: 'Stockage des images',
    backup: 'Dernière sauvegarde',
    restore: 'Essai de restauration',
    restoration: 'Reprise après restauration',
    payments: 'Paiements',
    donors: 'Liste des donateurs',
    comparison: 'Comparaison avec les prestataires de paiement',
  },
  database: (version: string, bytes: number) => `PostgreSQL ${version}, ${megabytes(bytes)}`,
  migrations: (count: number) => `${migrationsDone(count)}, aucune en attente`,
  migrationsMissing: (done: number, known: number) => `${migrationsDone(done)} sur ${known} connues`,
  role: (name: string) => `L’API ne possède aucune table (rôle « ${name} »)`,
  roleOwns: (name: string) =>
    `L’API possède les tables (rôle « ${name} ») : elle peut aussi changer le journal et l’historique. À part en production : DATABASE_URL et DATABASE_MIGRATION_URL`,
  order: 'Les listes se trient comme un dictionnaire français',
  orderMissing:
    'Ce PostgreSQL ne connaît pas l’ordre du français (ni ICU, ni fr_FR.UTF-8) : « Élan » se range après « Zoo »',
  jobs: (waiting: number, failed: number) =>
    `${waiting} en attente, ${failed} ${failed > 1 ? 'abandonnées' : 'abandonnée'}`,
  contact: (address: string) => `Envoyés à ${address}, et gardés dans le panneau`,
  contactMissing:
    'L’adresse e-mail n’est pas réglée (page Réglages, ou CONTACT_EMAIL) : les messages et les avis de sécurité n’arrivent dans aucune boîte ; les messages attendent au panneau, page Messages',
  failed: (error: unknown) => (error instanceof Error ? error.message : 'Échec sans explication'),
};
