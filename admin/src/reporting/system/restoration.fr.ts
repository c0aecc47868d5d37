import type { OpenRestoration } from '@livres/api/contract';

const some = (count: number, one: string, many: string) => `${count} ${count > 1 ? many : one}`;
const line = (count: number, one: string, many: string) => (count > 0 ? [some(count, one, many)] : []);

export const restoration = {
  title: 'Reprise après restauration',
  intro: (restored: string, made: string) =>
    `Une sauvegarde du ${made} a été restaurée le ${restored}. Ce qui s’est passé entre les deux n’est plus en base, et a pu partir déjà\u00a0: rien ne part de lui-même avant votre accord, ni e-mail, ni lettre, ni demande à un prestataire de paiement. Les visiteurs n’ont pas non plus leurs e-mails de confirmation.`,
  /** What waits, a line for each kind; none where nothing does. */
  waiting: ({ emails, new_emails, payments, others }: OpenRestoration) => [
    ...line(
      emails,
      'e-mail de la sauvegarde, parti déjà peut-être',
      'e-mails de la sauvegarde, partis déjà peut-être',
    ),
    ...line(new_emails, 'e-mail écrit depuis', 'e-mails écrits depuis'),
    ...line(
      payments,
      'demande à un prestataire de paiement (remboursement, arrêt d’un don régulier)\u00a0: faite une seule fois, même demandée deux fois',
      'demandes à un prestataire de paiement (remboursements, arrêts de dons réguliers)\u00a0: chacune faite une seule fois, même demandée deux fois',
    ),
    ...line(others, 'autre envoi (téléphone, lettre)', 'autres envois (téléphones, lettres)'),
  ],
  nothing: 'Rien n’attend pour l’instant.',
  compared:
    'Les prestataires de paiement ont été interrogés depuis\u00a0: les paiements perdus sont revenus.',
  not_compared:
    'Les prestataires de paiement n’ont pas encore tous répondu depuis la restauration\u00a0: attendez-les, les paiements perdus reviennent avec eux.',
  emails: 'E-mails de la sauvegarde',
  send: 'Les e-mails de la sauvegarde partent',
  drop: 'Les e-mails de la sauvegarde sont abandonnés',
  action: 'Tout laisser partir',
  ask: 'Laisser partir ce qui attend\u00a0?',
  ask_send: 'Ceux qui ont déjà reçu un e-mail de la sauvegarde le recevront deux fois.',
  ask_drop: (emails: number) =>
    `${some(emails, 'e-mail de la sauvegarde sera effacé', 'e-mails de la sauvegarde seront effacés')} sans partir. Cela ne peut pas être défait.`,
  confirmed: 'Tout repart',
  administrators: 'Un administrateur doit donner son accord.',
} as const;

/** The audit log's words for it. */
export const restorationMessages = {
  the: 'la reprise après',
  fields: { emails: 'E-mails de la sauvegarde' },
  audit: { updated: 'a confirmé' },
};
