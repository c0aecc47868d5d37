import type { Action } from './action';

export const formation: Action = {
  slug: 'formation',
  title: 'Formation des bibliothécaires',
  description:
    'Catalogage, animation, gestion, numérique\u00a0: comment l’association forme, avec ses partenaires, les bibliothécaires des lieux qu’elle soutient.',
  lead: 'Quand les cartons sont vides, il reste les personnes. Ce sont elles qui font d’une salle une bibliothèque.',
  story: [
    'Beaucoup de celles et ceux qui tiennent une bibliothèque ont été nommés là un matin, avec une clé et des étagères. Ils sont enseignants, surveillants, étudiants, bénévoles. Ils savent accueillir\u00a0; nous leur apportons le métier.',
    'Les sessions durent deux semaines et se tiennent dans une bibliothèque de la région, jamais dans un hôtel\u00a0: on y apprend sur de vrais rayons, avec de vrais lecteurs. Les formatrices et formateurs sont des bibliothécaires africains et français, qui préparent la session ensemble. On y catalogue, on range, on désherbe, on raconte, on compte.',
    'Ensuite, chacun rentre avec un projet écrit pour son lieu, et un petit budget pour le commencer. Un appel par mois, une visite dans l’année, un groupe d’entraide\u00a0: on n’est plus seul devant ses étagères. Les plus expérimentés deviennent formateurs à leur tour.',
  ],
  figures: [
    { value: '285', label: 'bibliothécaires formés' },
    { value: '80\u00a0h', label: 'de formation par personne' },
    { value: '9 sur 10', label: 'toujours en poste un an après' },
    { value: '22', label: 'devenus formateurs à leur tour' },
  ],
  steps: [
    { title: 'On écoute', text: 'Un entretien par personne\u00a0: son lieu, ses lecteurs, ses difficultés.' },
    { title: 'On apprend en faisant', text: 'Deux semaines dans une bibliothèque ouverte, en petit groupe.' },
    {
      title: 'On écrit un projet',
      text: 'Un objectif, un calendrier et un budget de démarrage pour son lieu.',
    },
    { title: 'On reste en lien', text: 'Un appel par mois, une visite dans l’année, un groupe d’entraide.' },
  ],
  projects: [
    {
      name: 'Vingt bibliothécaires',
      place: 'Yaoundé, Cameroun',
      percentage: 100,
      text: 'Catalogage, animation et lecture à voix haute\u00a0: la session est financée, le bilan s’écrit.',
    },
    {
      name: 'Conter, lire, dire',
      place: 'Ziguinchor, Sénégal',
      percentage: 55,
      text: 'Six ateliers pour apprendre à lire aux tout-petits, dans les langues de la région.',
    },
    {
      name: 'Le numérique sans connexion',
      place: 'Dschang, Cameroun',
      percentage: 25,
      text: 'Serveur local, liseuses et catalogue hors ligne, pour cinq bibliothèques.',
    },
  ],
  testimonials: [
    {
      author: 'Pélagie E.',
      role: 'bibliothécaire, Kribi',
      quote: 'J’avais peur de jeter. J’ai appris à choisir, et les lecteurs ont enfin vu les livres.',
    },
    {
      author: 'Moussa D.',
      role: 'formateur',
      quote:
        'On ne repart pas avec un cours. On repart avec sa propre bibliothèque, dessinée sur une feuille.',
    },
  ],
  impact: [
    { title: 'Des livres trouvés', text: 'Un fonds classé et signalé est un fonds emprunté.' },
    { title: 'Un métier reconnu', text: 'L’attestation aide à obtenir un poste, un horaire, un salaire.' },
    { title: 'Un réseau', text: 'Les bibliothèques d’une région se prêtent des livres et des idées.' },
  ],
  achievements: [
    {
      figure: '19',
      title: 'sessions',
      text: 'Dans six pays, toujours dans une bibliothèque ouverte au public.',
    },
    {
      figure: '1',
      title: 'manuel',
      text: 'Écrit avec les participants, libre de droits, revu chaque année.',
    },
    {
      figure: '140',
      title: 'projets de lieu',
      text: 'Clubs de lecture, prêt aux familles, coins pour les tout-petits.',
    },
  ],
  objectives: [
    'Former au moins une personne dans chaque bibliothèque soutenue.',
    'Confier la moitié des sessions à des formateurs issus des précédentes.',
    'Faire reconnaître la formation par une université partenaire.',
  ],
};
