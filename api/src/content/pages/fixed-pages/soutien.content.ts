import type { FixedPageText } from './fixed-page-text.js';
import { entries, text } from './page-parts.js';

export const soutien: FixedPageText = {
  title: 'Soutien aux bibliothèques',
  description:
    'Rayonnages, éclairage, catalogue, animations\u00a0: comment l’association aide des bibliothèques d’Afrique à ouvrir et à le rester.',
  lead: 'Une bibliothèque, ce sont des livres, mais aussi une porte ouverte, de la lumière le soir et quelqu’un qui vous attend.',
  blocks: [
    text('Ce que nous faisons', 'ce-que-nous-faisons', [
      'Nous ne fondons pas de bibliothèques à notre nom. Nous soutenons celles que des lycées, des communes, des paroisses ou des associations de quartier font déjà vivre, souvent avec presque rien. Elles gardent leur nom, leurs horaires, leurs choix.',
      'Le soutien commence par une visite. On mesure les murs, on regarde le toit et le tableau électrique, on compte les chaises, on demande aux lecteurs ce qui leur manque. De là sort un plan de deux ou trois ans\u00a0: rayonnages faits par un menuisier de la ville, éclairage solaire, tables, catalogue, puis livres.',
      'Vient ensuite ce qui fait revenir les lecteurs\u00a0: l’heure du conte, les clubs de lecture, l’aide aux devoirs, le prêt aux familles. Nous finançons le démarrage et le matériel\u00a0; la bibliothèque mène l’animation. Une convention dit ce que chacun apporte, et jusqu’à quand.',
    ]),
    entries(
      'figures',
      'En chiffres',
      'chiffres',
      [
        ['52', 'bibliothèques soutenues'],
        ['45\u202f000', 'lectrices et lecteurs'],
        ['28\u00a0h', 'd’ouverture par semaine, en moyenne'],
        ['3 ans', 'd’accompagnement pour chacune'],
      ],
      [
        'Chiffres et témoignages sont donnés à titre d’exemple\u00a0: l’association y met les siens à mesure qu’elle les vérifie.',
      ],
    ),
    entries('steps', 'Comment cela se passe', 'etapes', [
      ['Une visite', 'L’état des lieux, avec l’équipe et avec les lecteurs.'],
      ['Un plan partagé', 'Deux ou trois ans, les dépenses de chacun, les dates.'],
      ['L’installation', 'Menuiserie, électricité et catalogue, par des artisans de la ville.'],
      ['La vie du lieu', 'Animations, prêt, inventaire\u00a0: un point ensemble tous les six mois.'],
    ]),
    entries('notes', 'Ce que cela change', 'impact', [
      ['Des horaires tenus', 'Une salle éclairée et équipée reste ouverte après les cours.'],
      ['Des lecteurs qui reviennent', 'Le prêt aux familles fait entrer le livre à la maison.'],
      ['Des lieux qui durent', 'La commune ou le lycée inscrit la bibliothèque à son budget.'],
    ]),
    entries('achievements', 'Ce qui est fait', 'realisations', [
      ['salles rééquipées', 'Rayonnages, tables et chaises fabriqués sur place.', '31'],
      ['éclairages solaires', 'Entretenus par un électricien formé dans la ville.', '18'],
      ['catalogues en ligne', 'Avec un logiciel libre, consultable sans connexion.', '24'],
    ]),
    entries('goals', 'Ce que nous visons', 'objectifs', [
      ['Soutenir 70 bibliothèques, dont la moitié hors des grandes villes.'],
      ['Obtenir, dans chacune, un poste rémunéré par la collectivité ou l’établissement.'],
      ['Relier les catalogues d’une même région, pour que les livres circulent.'],
    ]),
    entries('testimonials', 'Ils en parlent', 'temoignages', [
      [
        'Ibrahim S.',
        'Depuis qu’il y a de la lumière, nous révisons jusqu’à vingt heures. Avant, nous lisions sous le lampadaire de la station.',
        'élève de terminale',
      ],
      [
        'Mme Tchoumi',
        'On nous a demandé ce que nous voulions, puis on nous a demandé ce que nous apportions. C’est devenu un projet du lycée.',
        'proviseure',
      ],
    ]),
  ],
};
