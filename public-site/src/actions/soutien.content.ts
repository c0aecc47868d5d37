import type { Action } from './action';

export const soutien: Action = {
  slug: 'soutien',
  title: 'Soutien aux bibliothèques',
  description:
    'Rayonnages, éclairage, catalogue, animations\u00a0: comment l’association aide des bibliothèques d’Afrique à ouvrir et à le rester.',
  lead: 'Une bibliothèque, ce sont des livres, mais aussi une porte ouverte, de la lumière le soir et quelqu’un qui vous attend.',
  story: [
    'Nous ne fondons pas de bibliothèques à notre nom. Nous soutenons celles que des lycées, des communes, des paroisses ou des associations de quartier font déjà vivre, souvent avec presque rien. Elles gardent leur nom, leurs horaires, leurs choix.',
    'Le soutien commence par une visite. On mesure les murs, on regarde le toit et le tableau électrique, on compte les chaises, on demande aux lecteurs ce qui leur manque. De là sort un plan de deux ou trois ans\u00a0: rayonnages faits par un menuisier de la ville, éclairage solaire, tables, catalogue, puis livres.',
    'Vient ensuite ce qui fait revenir les lecteurs\u00a0: l’heure du conte, les clubs de lecture, l’aide aux devoirs, le prêt aux familles. Nous finançons le démarrage et le matériel\u00a0; la bibliothèque mène l’animation. Une convention dit ce que chacun apporte, et jusqu’à quand.',
  ],
  figures: [
    { value: '52', label: 'bibliothèques soutenues' },
    { value: '45\u202f000', label: 'lectrices et lecteurs' },
    { value: '28\u00a0h', label: 'd’ouverture par semaine, en moyenne' },
    { value: '3 ans', label: 'd’accompagnement pour chacune' },
  ],
  steps: [
    { title: 'Une visite', text: 'L’état des lieux, avec l’équipe et avec les lecteurs.' },
    { title: 'Un plan partagé', text: 'Deux ou trois ans, les dépenses de chacun, les dates.' },
    { title: 'L’installation', text: 'Menuiserie, électricité et catalogue, par des artisans de la ville.' },
    {
      title: 'La vie du lieu',
      text: 'Animations, prêt, inventaire\u00a0: un point ensemble tous les six mois.',
    },
  ],
  projects: [
    {
      name: 'Bibliothèque du lycée',
      place: 'Foumban, Cameroun',
      percentage: 64,
      text: 'Douze rayonnages, quarante places assises et un éclairage solaire pour les internes.',
    },
    {
      name: 'Bibliothèque de quartier',
      place: 'Abobo, Côte d’Ivoire',
      percentage: 38,
      text: 'Une salle prêtée par la mairie, à équiper avant la saison des pluies.',
    },
    {
      name: 'Médiathèque rouverte',
      place: 'Garoua, Cameroun',
      percentage: 91,
      text: 'Toiture refaite, fonds inventorié, prêt informatisé sur deux postes.',
    },
  ],
  testimonials: [
    {
      author: 'Ibrahim S.',
      role: 'élève de terminale',
      quote:
        'Depuis qu’il y a de la lumière, nous révisons jusqu’à vingt heures. Avant, nous lisions sous le lampadaire de la station.',
    },
    {
      author: 'Mme Tchoumi',
      role: 'proviseure',
      quote:
        'On nous a demandé ce que nous voulions, puis on nous a demandé ce que nous apportions. C’est devenu un projet du lycée.',
    },
  ],
  impact: [
    { title: 'Des horaires tenus', text: 'Une salle éclairée et équipée reste ouverte après les cours.' },
    { title: 'Des lecteurs qui reviennent', text: 'Le prêt aux familles fait entrer le livre à la maison.' },
    { title: 'Des lieux qui durent', text: 'La commune ou le lycée inscrit la bibliothèque à son budget.' },
  ],
  achievements: [
    { figure: '31', title: 'salles rééquipées', text: 'Rayonnages, tables et chaises fabriqués sur place.' },
    {
      figure: '18',
      title: 'éclairages solaires',
      text: 'Entretenus par un électricien formé dans la ville.',
    },
    {
      figure: '24',
      title: 'catalogues en ligne',
      text: 'Avec un logiciel libre, consultable sans connexion.',
    },
  ],
  objectives: [
    'Soutenir 70 bibliothèques, dont la moitié hors des grandes villes.',
    'Obtenir, dans chacune, un poste rémunéré par la collectivité ou l’établissement.',
    'Relier les catalogues d’une même région, pour que les livres circulent.',
  ],
};
