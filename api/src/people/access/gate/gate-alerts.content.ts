export const gateAlerts = {
  /** Who signs it among the panel's notifications, and what it says there. */
  author: 'La surveillance de l’accès',
  label: (most: number) => `plus de ${most} codes essayés en une minute`,
  letter: (most: number) => ({
    subject: 'Beaucoup de codes d’accès sont essayés en ce moment',
    paragraphs: [
      'Bonjour,',
      `Plus de ${most} codes d’accès au panneau ont été essayés en une minute, depuis des appareils inconnus. C’est sans doute quelqu’un qui cherche un code au hasard.`,
      'Aucun code n’a été trouvé de cette façon\u00a0: chaque adresse est bloquée 30 secondes après trois essais. Tant que cela dure, les appareils et les adresses déjà connus entrent comme d’habitude\u00a0; un appareil tout neuf peut devoir attendre une minute.',
      'Il n’y a rien à faire d’urgent. Si cela se répète, proposez à chacun d’ajouter un second facteur, à la page «\u00a0Mon accès\u00a0» du panneau. Un autre message ne viendra pas avant une heure.',
    ],
  }),
  open: 'Ouvrir les tests du système',
};
