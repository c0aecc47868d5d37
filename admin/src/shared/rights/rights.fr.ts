import { ROLE_LABELS, ROLE_SENTENCES, type Role } from '@livres/api/contract';

export const rights = {
  masked:
    'Coordonnées masquées pour votre rôle\u00a0: vous lisez cet écran sans les noms, les adresses ni ce que les personnes ont écrit, et sans les boutons pour agir.',
  refused: 'Cet écran n’est pas pour votre rôle',
  refused_text: 'Votre code ouvre ce qui suit\u00a0:',
  role: (role: Role) => `${ROLE_LABELS[role]}\u00a0: ${ROLE_SENTENCES[role]}`,
  ask: 'S’il vous le faut pour votre travail, demandez à un administrateur d’ajouter un rôle à votre code, à la page Équipe.',
} as const;
