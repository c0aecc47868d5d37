export const systemTests = {
  title: 'Tests du système',
  checks: 'Vérifications en direct',
  checks_help: 'Base de données, courrier, fichiers, tâches : chacun est essayé pour de vrai.',
  run: 'Relancer',
  running: 'Vérification en cours',
  ok: 'En ordre',
  ko: 'En panne',
  in_ms: (ms: number) => `${ms} ms`,
  all_ok: 'Tout est en ordre.',
  some_ko: (count: number) => (count > 1 ? `${count} éléments sont en panne.` : 'Un élément est en panne.'),
  at: (moment: string) => `Vérifié le ${moment}`,
  outbox: 'Courrier parti de ce poste',
  outbox_help: 'Sans serveur de courrier configuré, les messages s’arrêtent ici : vous pouvez les lire.',
  outbox_empty: 'Aucun message pour l’instant.',
  outbox_none:
    'Un serveur de courrier est configuré : les messages partent vraiment, il n’y a rien à lire ici.',
  outbox_refresh: 'Actualiser',
  to: (address: string) => `À ${address}`,
  undeliverable: 'Messages qui n’ont pas pu partir',
  undeliverable_help:
    'Le serveur de courrier les a refusés, ou ne les a pas pris pendant trois jours. Ils restent ici quatorze jours.',
  undeliverable_empty: 'Aucun message n’est mis de côté.',
  undeliverable_newest: (shown: number, count: number) => `Les ${shown} plus récents sur ${count}.`,
  reasons: { refused: 'refusé', expired: 'essayé pendant trois jours' },
  set_aside: (reason: string, moment: string) => `${reason}, mis de côté le ${moment}`,
  resend: 'Renvoyer',
  resend_all: 'Tout renvoyer',
  resend_one: (subject: string) => `Renvoyer «\u00a0${subject}\u00a0»`,
  resent: (count: number) =>
    count > 1
      ? `${count} messages repartent.`
      : count === 1
        ? 'Le message repart.'
        : 'Rien n’était à renvoyer.',
  discard: 'Écarter',
  discard_one: (subject: string) => `Écarter «\u00a0${subject}\u00a0»`,
  discard_title: 'Écarter ce message\u00a0?',
  discard_text: (subject: string, to: string) =>
    `«\u00a0${subject}\u00a0», pour ${to}, sera effacé sans être envoyé. Cela ne peut pas être défait.`,
  discarded: 'Le message est écarté.',
  as_page: 'Mise en page',
  as_text: 'Texte seul',
  body: 'Corps du message',
  attachments: 'Pièces jointes',
  attachment: (name: string, kilobytes: number) => `${name} (${kilobytes}\u00a0Ko)`,
} as const;

/** The audit log's words for what staff do with these emails. */
export const undeliverableMessages = {
  the: 'le message',
  audit: { restored: 'a renvoyé', purged: 'a écarté' },
};
