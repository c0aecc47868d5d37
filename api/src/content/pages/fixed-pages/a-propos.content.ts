import type { FixedPageText } from './fixed-page-text.js';
import { entries, text } from './page-parts.js';

export const about: FixedPageText = {
  title: 'À propos',
  description:
    'Qui nous sommes, comment nous travaillons, où va l’argent et comment nous rejoindre\u00a0: l’association qui porte des livres jusqu’aux bibliothèques d’Afrique.',
  lead: 'Nous sommes une association de personnes qui aiment les bibliothèques, en France et en Afrique, et qui font voyager les livres de l’une à l’autre.',
  blocks: [
    text('Qui nous sommes', 'qui-nous-sommes', [
      'Tout est parti d’une question posée par une bibliothécaire de Foumban\u00a0: «\u00a0Vous avez des livres en trop\u00a0; nous avons des lecteurs en trop. Comment fait-on\u00a0?\u00a0» Nous y répondons depuis, carton après carton, avec elle et avec cinquante autres.',
      'L’association réunit des bibliothécaires, des enseignants, des étudiants, des chauffeurs, des informaticiens, des retraités. Une partie vit en France, une autre au Cameroun, où nous avons commencé et où se trouve encore l’essentiel de nos projets. Nous travaillons aussi, à la demande de partenaires, dans sept autres pays d’Afrique.',
      'Nous ne sommes liés à aucun parti, à aucune Église, à aucune entreprise. Nous soutenons toute bibliothèque ouverte à tous, quel que soit celui qui la tient.',
    ]),
    entries(
      'notes',
      'Comment nous travaillons',
      'comment-nous-travaillons',
      [
        ['Demander d’abord', 'Les bibliothécaires choisissent, et peuvent refuser.'],
        ['Acheter sur place', 'Ce que vendent les libraires et artisans du lieu leur est acheté.'],
        [
          'Rester le temps qu’il faut',
          'Trois ans d’accompagnement, puis la bibliothèque continue sans nous.',
        ],
        ['Montrer', 'Chaque campagne dit où elle en est, du premier euro au dernier carton.'],
      ],
      [
        'Une règle vient avant les autres\u00a0: rien ne part qui n’ait été demandé. Nous ne vidons pas les greniers de France dans les écoles d’Afrique. Les bibliothèques écrivent leur liste, et nous cherchons ce qui y figure.',
        'Chaque projet passe ensuite par nos quatre actions. Il porte un nom, un lieu, un objectif et une date\u00a0; sa page montre ce qui est arrivé et ce qui manque. Quand un projet échoue ou prend du retard, nous l’écrivons aussi.',
      ],
    ),
    text('Où va l’argent', 'ou-va-l-argent', [
      'Un don fait à une campagne va à cette campagne. Un don fait à l’association va là où il manque le plus, selon l’ordre que décide le bureau et qu’il explique aux adhérents. Si une campagne reçoit plus qu’il ne lui faut, nous proposons au donateur de reporter le surplus sur une autre.',
      'L’argent paie quatre choses, qui sont nos quatre actions, et le fonctionnement qui les rend possibles\u00a0: un local, des assurances, des outils, les frais de banque. Le temps des membres du bureau et des bénévoles n’est pas rémunéré.',
      [
        'Collecter\u00a0: cartons, tri, remise en état du matériel, achats de livres sur place.',
        'Transporter\u00a0: tournées, stockage, fret, douane, dernière route.',
        'Équiper\u00a0: rayonnages, éclairage, tables, catalogue.',
        'Former\u00a0: sessions, manuels, visites, budgets de démarrage.',
      ],
      'La page <a href="/transparence" rel="noopener noreferrer">Transparence</a> montre ce qui est entré et ce qui est sorti chaque année, au centime près, et dit quels comptes sont encore provisoires. Pour le reste, demandez-nous ce que vous voulez savoir\u00a0: nous répondons, factures à l’appui.',
    ]),
    entries(
      'notes',
      'L’équipe',
      'l-equipe',
      [
        [
          'La présidence',
          'Répond de l’association, préside le bureau et signe les conventions avec les bibliothèques.',
        ],
        ['La trésorerie', 'Tient les comptes, affecte les dons et présente le bilan à l’assemblée générale.'],
        ['Le secrétariat', 'Reçoit vos messages, tient à jour ce site et prépare les réunions.'],
        ['La collecte', 'Organise les points de collecte et les tables de tri, avec les bénévoles.'],
        ['La logistique', 'Prépare les tournées, les conteneurs et les papiers, et suit chaque livraison.'],
        [
          'Les bibliothèques',
          'Une coordination au Cameroun visite les lieux, suit les plans et les formations.',
        ],
      ],
      ['Une petite équipe, des rôles clairs. Ce que chacun fait compte plus que son titre.'],
    ),
    entries(
      'notes',
      'Nous rejoindre',
      'nous-rejoindre',
      [
        ['Trier', 'Un samedi par mois, avec d’autres, dans un point de collecte.'],
        ['Conduire', 'Une tournée de ramassage, avec votre véhicule ou le nôtre.'],
        ['Transmettre', 'Bibliothécaire ou conteur, intervenez dans une formation.'],
        ['Relayer', 'Dans votre école ou votre entreprise, ouvrez une collecte.'],
      ],
      ['Il n’y a pas de petit coup de main. Dites-nous où vous êtes et le temps que vous avez.'],
    ),
  ],
};
