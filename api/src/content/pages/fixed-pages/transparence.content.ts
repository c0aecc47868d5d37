import type { FixedPageText } from './fixed-page-text.js';
import { entries, text } from './page-parts.js';

export const transparency: FixedPageText = {
  title: 'Transparence',
  description:
    'Ce que l’association reçoit et ce qu’elle dépense, année par année, au centime près, et qui en répond.',
  lead: 'Ce qui entre, ce qui sort, et qui en répond. Les sommes, en euros, viennent de nos comptes, sans arrondi.',
  blocks: [
    text('Les cartons, du départ à l’arrivée', 'cartons', [
      'Chaque carton qui part est compté au tri, et compté de nouveau par la bibliothèque qui l’ouvre. Les pages des collectes disent ce qui est parti, ce qui est arrivé et ce qui manque.',
    ]),
    entries(
      'notes',
      'Qui dirige l’association',
      'qui-dirige',
      [
        ['L’assemblée générale', 'Tous les adhérents. Elle approuve les comptes et élit le bureau.'],
        ['La présidence', 'Répond de l’association et signe les conventions.'],
        ['La trésorerie', 'Tient les comptes, saisit chaque dépense avec sa pièce et présente le bilan.'],
        ['Le secrétariat', 'Tient les registres et convoque les réunions.'],
      ],
      ['Aucun membre du bureau n’est rémunéré.'],
    ),
    text('Rapports et comptes', 'rapports', [
      'Le rapport d’activité et les comptes approuvés de chaque exercice sont envoyés à qui les demande. Les tableaux ci-dessus se téléchargent pour être relus dans un tableur.',
      'Les dons reçus en francs CFA n’y figurent pas\u00a0: les pages de leurs collectes en donnent la somme. Ce que des mécènes ont promis n’y entre qu’une fois versé.',
    ]),
  ],
};
