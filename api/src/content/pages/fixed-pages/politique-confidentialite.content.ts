import type { FixedPageText } from './fixed-page-text.js';
import { text } from './page-parts.js';

export const privacy: FixedPageText = {
  title: 'Politique de confidentialité',
  description:
    'Ce que le site sait de vous\u00a0: ni traceur, ni publicité, ni cookie que vous n’auriez pas demandé. Ce que deviennent vos messages, et comment exercer vos droits.',
  lead: 'En bref\u00a0: vous pouvez lire tout ce site sans rien nous dire de vous. Nous n’apprenons que ce que vous choisissez de nous écrire.',
  blocks: [
    text('Quand vous visitez le site', 'visite', [
      'Le site public ne dépose aucun cookie tant que vous ne gardez pas de bourse en favori, que vous n’ouvrez pas votre espace et que vous n’avez pas un don ou une inscription à payer\u00a0: le lien privé de votre don ou de votre inscription reste alors une heure dans votre navigateur, pour que la page du retour soit la vôtre. Votre navigateur retient, le temps de la visite, à quelle hauteur de la page vous étiez. Il garde aussi sur votre appareil les pages que vous avez lues et vos billets, pour les rouvrir sans réseau\u00a0; rien de cela ne nous est envoyé. Le site ne contient ni publicité, ni mesure d’audience confiée à d’autres, ni bouton de réseau social qui vous suivrait\u00a0: les images, les polices et les programmes viennent tous de notre serveur. C’est pourquoi aucun bandeau ne vous demande votre accord.',
      'Les liens de partage vers d’autres services sont de simples liens. Rien ne leur est envoyé tant que vous ne cliquez pas\u00a0; ensuite, ce sont leurs propres règles qui s’appliquent.',
    ]),
    text('Comment nous comptons les visites', 'audience', [
      'Notre propre serveur compte les pages qu’il envoie, sans cookie et sans l’aide de personne. Quand le programme du site dessine lui-même la page suivante dans votre navigateur, il dit à notre serveur l’adresse de cette page, et rien d’autre\u00a0; d’une page que votre navigateur avait préparée d’avance, il dit aussi, quand elle s’affiche, de quelle page vous venez. Il en garde la page, le nom du site d’où vous venez (jamais l’adresse entière), le code de la lettre ou de l’affiche qui vous y a conduit, le pays que dit la langue de votre navigateur, le genre d’appareil et si le mode économie est actif.',
      'Pour ne pas compter deux fois le même visiteur d’une journée, il calcule une empreinte de l’adresse de votre connexion et de votre navigateur avec une clé secrète, puis oublie l’une et l’autre. La clé est jetée à minuit\u00a0: le lendemain, vous êtes un autre visiteur, et personne ne peut plus retrouver qui était qui. Les lignes de chaque visite sont effacées au bout de 30 jours\u00a0; seuls restent des totaux par jour, 25 mois, puis par mois.',
      'Quand un don suit une visite, nous notons avec lui d’où venait cette visite, et par une empreinte que plusieurs essais ont été faits pendant la même. D’une demande ou d’une inscription, nous notons d’où venait la visite et à quelle heure, jamais de qui. Jusqu’à la fin de la journée, la ligne de la visite dit aussi qu’elle a donné, demandé ou réservé, pour ne la compter qu’une fois\u00a0; cette mention, l’heure de la visite et les pages où l’on revient d’un paiement sont effacées dans la nuit. Un navigateur qui demande à ne pas être suivi («\u00a0Do Not Track\u00a0» ou «\u00a0Global Privacy Control\u00a0») n’est dans aucun de ces chiffres\u00a0: nous ne retenons que le nombre de pages demandées par tous ces navigateurs ensemble, heure par heure. Ces mesures reposent sur notre intérêt à savoir si le site est utile\u00a0; vous pouvez vous y opposer par ce réglage.',
    ]),
    text('Les journaux du serveur', 'journaux', [
      'Pour repérer les pannes, le serveur note des événements techniques\u00a0: l’heure, le genre de demande, une erreur éventuelle et un numéro tiré au hasard. Ces journaux ne contiennent ni votre nom, ni votre adresse électronique, ni l’adresse de votre connexion.',
      'Pour résister aux abus, le serveur compte les demandes venues d’une même adresse. Ce compte porte sur une minute, ou sur une journée au plus pour un formulaire, sous un nom dont l’adresse ne peut pas être retrouvée\u00a0; il n’est rapproché de rien d’autre, puis il est effacé.',
    ]),
    text('Quand vous nous écrivez ou nous appelez', 'messages', [
      'Ce que vous écrivez à la page Contact est gardé sur notre serveur\u00a0: votre nom, votre adresse électronique, le sujet et le texte. Les personnes de l’association qui répondent le lisent, et personne d’autre\u00a0; vous en recevez une copie. Ce qui est reconnu comme indésirable est effacé au bout de 30 jours. Tant qu’il n’est pas envoyé, votre texte n’est gardé que dans votre navigateur.',
      'Les adresses et les numéros du site ouvrent votre propre messagerie ou votre téléphone\u00a0: nous recevons alors ce que vous y mettez. Dans les deux cas, nous nous en servons pour vous répondre et pour organiser ce que vous proposez.',
      'Nous gardons vos messages le temps de cette organisation, puis, pour un don, aussi longtemps que la comptabilité l’exige. Ils ne sont ni vendus, ni échangés, ni prêtés.',
    ]),
    text('Quand vous offrez des livres ou du matériel', 'dons-materiels', [
      'Le formulaire nous apprend qui vous êtes, comment vous joindre, où se trouve ce que vous offrez et quand passer. Cela ne sert qu’à organiser la collecte\u00a0: l’équipe le lit, et le bénévole qui vient chez vous voit ce qu’il lui faut pour cette journée. Un don qui n’est pas validé par son code est effacé au bout de 30 jours.',
      'Tant qu’il n’est pas envoyé, ce que vous écrivez n’est gardé que dans votre navigateur, 30 jours au plus, et vous pouvez l’effacer d’un bouton. Le lieu où vos photos ont été prises en est retiré à leur arrivée.',
    ]),
    text('Quand vous demandez des nouvelles d’une collecte', 'nouvelles-collecte', [
      'Si vous cochez la case du formulaire de don, nous gardons votre adresse électronique, votre prénom si vous le donnez, la collecte, le texte que vous avez accepté et le moment où vous l’avez fait. Cela ne sert qu’à vous écrire ce que devient cette collecte. Tant que le don n’est pas payé, rien ne part.',
      'Chaque message contient un lien pour arrêter d’un clic\u00a0; la page de votre don permet aussi de changer d’avis. Nous effaçons votre demande trois ans après la dernière nouvelle envoyée, ou après que vous l’avez arrêtée.',
    ]),
    text('Quand vous vous inscrivez à la lettre', 'lettre', [
      'Nous gardons votre adresse électronique, votre prénom si vous le donnez, vos sujets, le texte que vous avez accepté et le moment où vous l’avez fait. Cela ne sert qu’à vous envoyer la lettre. L’inscription ne compte qu’une fois confirmée par le lien reçu\u00a0; sinon, elle est effacée au bout de 30 jours.',
      'Chaque lettre contient un lien pour changer vos choix et un autre pour vous désinscrire d’un clic. Après une désinscription, nous gardons votre adresse pour ne plus vous écrire par erreur\u00a0; demandez-nous de l’effacer aussi si vous le souhaitez. D’une adresse effacée il ne reste alors qu’une empreinte, qui ne la rend pas\u00a0: elle évite qu’un fichier vous réinscrive, et disparaît si vous vous réinscrivez vous-même.',
    ]),
    text('Quand vous cherchez une bourse d’études', 'bourses', [
      'La première bourse que vous gardez en favori dépose un cookie, «\u00a0visitor_id\u00a0»\u00a0: un numéro tiré au hasard qui dit seulement quels favoris sont les vôtres. Il dure 13 mois, ne suit rien d’autre, et nous n’en gardons qu’une empreinte. Vos favoris sont aussi notés dans votre navigateur, pour les relire sans connexion. Sans visite pendant 18 mois ils sont effacés\u00a0; vous pouvez les effacer vous-même d’un bouton.',
      'Pour une alerte ou des rappels avant une date limite, nous gardons votre adresse électronique, vos critères et le moment où vous avez accepté. Ils ne comptent qu’une fois confirmés par le lien reçu\u00a0; sinon, ils sont effacés au bout de 30 jours. Chaque e-mail contient un lien pour les arrêter d’un clic.',
      'Ce que vous répondez à «\u00a0Suis-je éligible\u00a0?\u00a0» n’est gardé que dans votre navigateur. Une demande d’accompagnement ou une candidature d’ambassadeur n’est lue que par les personnes de l’équipe qui la suivent\u00a0; ce qui vous y désigne est effacé 24 mois après sa clôture.',
    ]),
    text('Pour les membres de l’équipe', 'equipe', [
      'Le panneau d’administration est réservé à l’équipe. Il garde le nom et le rôle de chaque personne, une empreinte de son code d’accès dont le code ne peut pas être retrouvé, et l’historique de ce qui a été modifié, avec le nom de qui l’a fait.',
      'Une session s’ouvre avec le code. Elle se termine 24 heures après le dernier usage, et au plus tard 7 jours après son ouverture. Le navigateur de l’équipe garde, sur son seul appareil, la clé de cette session, les brouillons et les préférences d’affichage.',
    ]),
    text('Vos droits', 'droits', [
      'Le règlement européen sur la protection des données et la loi Informatique et Libertés vous donnent le droit de savoir ce que nous détenons sur vous, de le faire corriger ou effacer, d’en recevoir une copie, d’en limiter l’usage ou de vous y opposer. Écrivez-nous\u00a0: une personne vous répond dans le mois.',
      'Si notre réponse ne vous convient pas, vous pouvez saisir la Commission nationale de l’informatique et des libertés (CNIL), 3 place de Fontenoy, 75007 Paris.',
    ]),
    text('Quand cette page change', 'changements', [
      'Ce texte décrit le site tel qu’il est aujourd’hui. Il est revu à chaque fois qu’une nouveauté touche à vos données, avant qu’elle ne soit ouverte.',
    ]),
  ],
};
