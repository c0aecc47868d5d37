import type { Notification } from '../inbox/inbox.dto.js';

export const notificationEmails = {
  code: () => ({
    subject: 'Votre code pour recevoir les notifications',
    paragraphs: [
      'Bonjour,',
      'Voici le code à recopier dans le panneau pour recevoir ici les notifications que vous choisissez. Il vaut trente minutes.',
      'Si vous n’avez rien demandé, ignorez ce message\u00a0: rien d’autre ne sera envoyé.',
    ],
  }),
  one: ({ title, detail }: Notification) => ({
    subject: title,
    paragraphs: [title, detail].filter(Boolean),
  }),
  several: (count: number) => ({
    subject: `${count} notifications`,
    paragraphs: ['Bonjour,', 'Voici ce qui est arrivé\u00a0:'],
  }),
  digest: (count: number, day: string) => ({
    subject: `Résumé du ${day}\u00a0: ${count} ${count > 1 ? 'nouvelles' : 'nouvelle'}`,
    paragraphs: ['Bonjour,', 'Voici ce que vous n’avez pas encore lu.'],
  }),
  more: (count: number) => `Et ${count} ${count > 1 ? 'autres' : 'autre'}, dans le panneau.`,
  open: 'Ouvrir',
  open_inbox: 'Ouvrir les notifications',
  why: 'Vous recevez cet e-mail parce que vous l’avez choisi dans le panneau\u00a0; vous y changez d’avis quand vous voulez.',
  preferences: 'Ce que j’entends, et où',
};

export const pushTexts = {
  several: (count: number) => `${count} notifications à lire`,
  several_detail: 'Ouvrez le panneau pour les lire.',
  test: 'Cet appareil est bien relié',
  test_detail: 'C’est ici que vous entendrez ce que vous avez choisi.',
};
