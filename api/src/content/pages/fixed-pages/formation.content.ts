import type { FixedPageText } from './fixed-page-text.js';
import { entries, text } from './page-parts.js';

export const formation: FixedPageText = {
  title: 'Formation des bibliothécaires',
  description:
    'Catalogage, animation, gestion, numérique\u00a0: comment l’association forme, avec ses partenaires, les bibliothécaires des lieux qu’elle soutient.',
  lead: 'Quand les cartons sont vides, il reste les personnes. Ce sont elles qui font d’une salle une bibliothèque.',
  blocks: [
    text('Ce que nous faisons', 'ce-que-nous-faisons', [
      'Beaucoup de celles et ceux qui tiennent une bibliothèque ont été nommés là un matin, avec une clé et des étagères. Ils sont enseignants, surveillants, étudiants, bénévoles. Ils savent accueillir\u00a0; nous leur apportons le métier.',
      'Les sessions durent deux semaines et se tiennent dans une bibliothèque de la région, jamais dans un hôtel\u00a0: on y apprend sur de vrais rayons, avec de vrais lecteurs. Les formatrices et formateurs sont des bibliothécaires africains et français, qui préparent la session ensemble. On y catalogue, on range, on désherbe, on raconte, on compte.',
      'Ensuite, chacun rentre avec un projet écrit pour son lieu, et un petit budget pour le commencer. Un appel par mois, une visite dans l’année, un groupe d’entraide\u00a0: on n’est plus seul devant ses étagères. Les plus expérimentés deviennent formateurs à leur tour.',
    ]),
    entries(
      'figures',
      'En chiffres',
      'chiffres',
      [
        ['285', 'bibliothécaires formés'],
        ['80\u00a0h', 'de formation par personne'],
        ['8 sur 10', 'toujours en poste un an après'],
        ['22', 'devenus formateurs à leur tour'],
      ],
      [
        'Chiffres et témoignages sont donnés à titre d’exemple\u00a0: l’association y met les siens à mesure qu’elle les vérifie.',
      ],
    ),
    entries('steps', 'Comment cela se passe', 'etapes', [
      ['On écoute', 'Un entretien par personne\u00a0: son lieu, ses lecteurs, ses difficultés.'],
      ['On apprend en faisant', 'Deux semaines dans une bibliothèque ouverte, en petit groupe.'],
      ['On écrit un projet', 'Un objectif, un calendrier et un budget de démarrage pour son lieu.'],
      ['On reste en lien', 'Un appel par mois, une visite dans l’année, un groupe d’entraide.'],
    ]),
    entries('notes', 'Ce que cela change', 'impact', [
      ['Des livres trouvés', 'Un fonds classé et signalé est un fonds emprunté.'],
      ['Un métier reconnu', 'L’attestation aide à obtenir un poste, un horaire, un salaire.'],
      ['Un réseau', 'Les bibliothèques d’une région se prêtent des livres et des idées.'],
    ]),
    entries('achievements', 'Ce qui est fait', 'realisations', [
      ['sessions', 'Dans six pays, toujours dans une bibliothèque ouverte au public.', '19'],
      ['manuel', 'Écrit avec les participants, libre de droits, revu chaque année.', '1'],
      ['projets de lieu', 'Clubs de lecture, prêt aux familles, coins pour les tout-petits.', '140'],
    ]),
    entries('goals', 'Ce que nous visons', 'objectifs', [
      ['Former au moins une personne dans chaque bibliothèque soutenue.'],
      ['Confier la moitié des sessions à des formateurs issus des précédentes.'],
      ['Faire reconnaître la formation par une université partenaire.'],
    ]),
    entries('testimonials', 'Ils en parlent', 'temoignages', [
      [
        'Pélagie E.',
        'J’avais peur de jeter. J’ai appris à choisir, et les lecteurs ont enfin vu les livres.',
        'bibliothécaire, Kribi',
      ],
      [
        'Moussa D.',
        'On ne repart pas avec un cours. On repart avec sa propre bibliothèque, dessinée sur une feuille.',
        'formateur',
      ],
    ]),
  ],
};
