import { prose } from '../prose.js';
import type { DemoArticle } from './demo-article.js';

export const REPORTS: DemoArticle[] = [
  {
    slug: 'notre-annee-en-chiffres',
    title: 'Notre année en chiffres, et ce qu’ils ne disent pas',
    excerpt:
      'Livres envoyés, bibliothèques soutenues, euros dépensés : le bilan de l’exercice, avec les questions que nous nous posons encore.',
    author_name: 'Claire Montagnier',
    categories: ['bilans'],
    tags: ['budget', 'transport', 'bibliotheques'],
    featured: true,
    published_in: -24,
    content: prose(
      'Un bilan aligne des nombres. Ils sont exacts, vérifiés, et publiés en entier dans le rapport que l’assemblée générale a approuvé. Mais un nombre ne dit jamais à quoi il sert. Nous avons donc pris les six plus importants, et nous avons ajouté à chacun ce qu’il oublie.',
      '## 46 800 livres partis',
      'En deux conteneurs et onze envois groupés. C’est moins que l’an dernier, et c’est voulu : nous avons refusé davantage à l’entrée. La part des livres empruntés au moins une fois dans les six mois est passée de soixante et un à soixante-quatorze pour cent. C’est ce second nombre que nous suivons.',
      '## 9 bibliothèques ouvertes ou rouvertes',
      'Foumban en fera bientôt une dixième. Le nombre ne dit pas qu’une bibliothèque ouverte il y a trois ans, près d’Édéa, a fermé faute de bibliothécaire. Nous la comptions encore l’an passé ; nous avons corrigé.',
      '## 38 bibliothécaires formés',
      'Trente-huit inscrits, trente-six présents le dernier jour. Un an après, trente et un exercent toujours. Deux sont devenus formateurs, et nous ne l’avions pas prévu.',
      '## 212 400 € dépensés',
      'Quarante-quatre pour cent en transport et en douane, vingt-huit en achats de livres et de matériel sur place, dix-sept en formation, onze en fonctionnement. Le transport pèse trop lourd. Le grouper mieux nous ferait gagner l’équivalent de deux mille manuels par an : c’est l’objectif de l’exercice qui commence.',
      '## 1 340 donateurs',
      'Dont quatre cent dix qui donnent chaque mois, ce qui nous permet de signer un contrat de travail sans croiser les doigts. Le don médian est de trente euros. Le plus petit, deux euros, était accompagné d’un dessin de baobab, punaisé depuis au-dessus de la machine à café.',
      '## 0 photographie de remise',
      'C’est une règle depuis trois ans. Les bibliothèques que nous accompagnons nous envoient des nouvelles quand elles le veulent, sous la forme qu’elles veulent. Cette année : un plan, deux recettes, un enregistrement de conte, et le registre complet d’une salle de lecture, recopié à la main. Aucun de ces documents n’entre dans un tableau. Ils sont notre vrai bilan.',
    ),
  },
  {
    slug: 'formation-de-yaounde-un-an-apres',
    title: 'Formation de Yaoundé : un an après',
    excerpt:
      'Vingt bibliothécaires ont suivi deux semaines de cours. Nous sommes retournés les voir, tous, pour savoir ce qu’il en reste.',
    author_name: 'Aïssatou Bello',
    categories: ['bilans'],
    tags: ['formation', 'bibliothecaires', 'yaounde'],
    published_in: -81,
    content: prose(
      'Évaluer une formation le dernier jour, c’est mesurer la qualité du déjeuner. Nous avons donc attendu un an, puis nous avons pris la route : Bafia, Mbalmayo, Sangmélima, Bertoua, Garoua, et ainsi de suite. Vingt visites, vingt conversations, une grille de douze questions. Voici ce que nous avons trouvé.',
      '## Ce qui est resté',
      'Le catalogue, d’abord. Dix-huit bibliothèques sur vingt en tiennent un, quatorze sur papier, quatre sur ordinateur. Le prêt à domicile, ensuite : il n’existait que dans six d’entre elles, il existe maintenant dans dix-sept. Enfin les horaires. Dix-sept salles ont élargi les leurs, de neuf heures par semaine en moyenne.',
      'La lecture à voix haute, à laquelle nous avions consacré deux jours, se pratique partout. C’est le cours dont on nous parle en premier, souvent avec le titre exact de l’album qui avait servi d’exemple.',
      '## Ce qui s’est perdu',
      'La cotation décimale, telle que nous l’enseignions, n’a tenu que dans cinq salles. Les autres ont simplifié : une couleur, une lettre, un chiffre. Après en avoir discuté longuement, nous pensons qu’elles ont eu raison. Une salle de huit cents livres n’a pas besoin des mêmes outils qu’une salle de quarante mille.',
      'Les statistiques mensuelles, demandées sur un formulaire de deux pages, ne nous parviennent plus que de trois bibliothèques. Le formulaire tient désormais sur une demi-page, et on peut le dicter au téléphone.',
      '## Ce que nous changeons',
      [
        'Une journée entière sur les petites salles, avec moins de mille livres.',
        'Un stage de trois jours dans une bibliothèque en activité, avant les cours.',
        'Un appel par mois pendant un an, tenu par d’anciens stagiaires, payés pour cela.',
      ],
      'La prochaine promotion comptera vingt-quatre personnes. Six d’entre elles nous ont été recommandées par celles de la première.',
    ),
  },
  {
    slug: 'ce-que-nous-avons-rate-a-batouri',
    title: 'Ce que nous avons raté à Batouri',
    excerpt:
      'Une salle neuve, trois mille livres, et presque personne. Récit d’un échec, publié parce qu’il nous a appris notre métier.',
    author_name: 'Emmanuel Ndongo',
    categories: ['bilans'],
    tags: ['bibliotheques', 'budget'],
    published_in: -112,
    content: prose(
      'Il y a quatre ans, nous avons ouvert une bibliothèque à Batouri, dans l’Est. Tout y était : un local neuf, trois mille livres triés avec soin, une inauguration, des discours. Six mois plus tard, elle recevait quatre lecteurs par jour. Au bout de deux ans, nous l’avons fermée. Nous devons à ceux qui l’ont financée de dire pourquoi.',
      '## Nous avions choisi le lieu sans marcher',
      'Le terrain était gratuit, à la sortie de la ville, près de la mairie. Il se trouvait à trente-cinq minutes à pied du premier lycée, et de l’autre côté d’une route que les parents n’aiment pas voir traverser. Une heure de marche avec une élève, avant de signer, nous l’aurait appris.',
      '## Nous avions choisi les livres sans demander',
      'Nous avions envoyé un fonds équilibré, comme on nous l’avait enseigné. Or la ville compte beaucoup de jeunes adultes qui travaillent dans le bois et l’or, et qui cherchaient de la mécanique, de la comptabilité, du droit du travail. Ces livres-là, une trentaine, étaient usés jusqu’à la corde. Les autres étaient comme neufs.',
      '## Nous n’avions pas prévu de salaire',
      'Un partenaire devait payer la bibliothécaire. Il l’a fait onze mois. Rien n’était écrit sur la suite, parce que personne n’avait voulu gâcher la fête en posant la question.',
      '## Ce qu’il en est resté',
      'Les livres n’ont pas été perdus. Ils ont été répartis entre le lycée, le centre d’apprentissage et la salle de lecture de Bertoua, où ils sont empruntés. Le local abrite une crèche. Et nous avons depuis trois règles, affichées au bureau de Yaoundé : on fait le trajet à pied ; on lit le cahier des demandes avant d’ouvrir un carton ; on ne commence pas sans deux ans de salaire écrits noir sur blanc.',
      'Foumban, Kribi et Ngaoundéré ont été préparés ainsi. Si une de ces bibliothèques échoue, ce sera pour d’autres raisons, et nous vous les raconterons aussi.',
    ),
  },
];
