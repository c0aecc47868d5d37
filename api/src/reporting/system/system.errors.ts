import { Problem } from '../../platform/errors/problem.js';

export const systemErrors = {
  outboxClosed: () =>
    new Problem({
      code: 'boite-fermee',
      status: 404,
      detail: 'Les messages partent par un serveur de courrier : il n’y a pas de boîte locale à lire ici.',
    }),
  attachmentNotFound: () =>
    new Problem({
      code: 'piece-jointe-introuvable',
      status: 404,
      detail: 'Ce message n’a pas cette pièce jointe.',
    }),
  emailGone: () =>
    new Problem({
      code: 'message-deja-traite',
      status: 404,
      detail: 'Ce message n’est plus mis de côté\u00a0: il a été renvoyé ou écarté.',
    }),
  messageNotFound: () =>
    new Problem({
      code: 'message-introuvable',
      status: 404,
      detail: 'Ce message n’est pas dans la boîte locale.',
    }),
};
