import type { ProseSection } from '../shared/ui/Prose';

export interface LegalText {
  title: string;
  description: string;
  lead: string;
  sections: readonly ProseSection[];
}

export const legalContent = {
  onThisPage: 'Sur cette page',
  write: 'Une question sur cette page\u00a0?',
} as const;

const coming = ['Contenu à venir.'];

export const legalNotices: LegalText = {
  title: 'Mentions légales',
  description: 'Éditeur, hébergement et propriété intellectuelle du site.',
  lead: 'Les informations qui suivent seront complétées par l’association.',
  sections: [
    { id: 'editeur', title: 'Éditeur du site', paragraphs: coming },
    { id: 'hebergement', title: 'Hébergement', paragraphs: coming },
    { id: 'propriete-intellectuelle', title: 'Propriété intellectuelle', paragraphs: coming },
  ],
};

export const privacy: LegalText = {
  title: 'Politique de confidentialité',
  description:
    'Ce que le site sait de vous\u00a0: ni cookie, ni traceur, ni publicité. Ce que deviennent vos messages, et comment exercer vos droits.',
  lead: 'En bref\u00a0: vous pouvez lire tout ce site sans rien nous dire de vous. Nous n’apprenons que ce que vous choisissez de nous écrire.',
  sections: [
    {
      id: 'visite',
      title: 'Quand vous visitez le site',
      paragraphs: [
        'Le site public ne dépose aucun cookie. Votre navigateur retient seulement, le temps de la visite, à quelle hauteur de la page vous étiez\u00a0; rien de cela ne nous est envoyé. Le site ne contient ni mesure d’audience, ni publicité, ni bouton de réseau social qui vous suivrait\u00a0: les images, les polices et les programmes viennent tous de notre serveur. C’est pourquoi aucun bandeau ne vous demande votre accord.',
        'Les liens de partage vers d’autres services sont de simples liens. Rien ne leur est envoyé tant que vous ne cliquez pas\u00a0; ensuite, ce sont leurs propres règles qui s’appliquent.',
      ],
    },
    {
      id: 'journaux',
      title: 'Les journaux du serveur',
      paragraphs: [
        'Pour repérer les pannes, le serveur note des événements techniques\u00a0: l’heure, le genre de demande, une erreur éventuelle et un numéro tiré au hasard. Ces journaux ne contiennent ni votre nom, ni votre adresse électronique, ni l’adresse de votre connexion.',
        'Pour résister aux abus, le serveur compte les demandes venues d’une même adresse. Ce compte porte sur une minute\u00a0; il n’est rapproché de rien d’autre, puis il est effacé.',
      ],
    },
    {
      id: 'messages',
      title: 'Quand vous nous écrivez ou nous appelez',
      paragraphs: [
        'Les adresses du site ouvrent votre propre messagerie ou votre téléphone\u00a0: le site lui-même ne voit pas votre message. Nous recevons ce que vous y mettez, par exemple votre nom, votre adresse, l’objet de votre don, et nous nous en servons pour vous répondre et pour organiser ce que vous proposez.',
        'Nous gardons vos messages le temps de cette organisation, puis, pour un don, aussi longtemps que la comptabilité l’exige. Ils ne sont ni vendus, ni échangés, ni prêtés.',
      ],
    },
    {
      id: 'equipe',
      title: 'Pour les membres de l’équipe',
      paragraphs: [
        'Le panneau d’administration est réservé à l’équipe. Il garde le nom et le rôle de chaque personne, une empreinte de son code d’accès dont le code ne peut pas être retrouvé, et l’historique de ce qui a été modifié, avec le nom de qui l’a fait.',
        'Une session s’ouvre avec le code. Elle se termine 24 heures après le dernier usage, et au plus tard 7 jours après son ouverture. Le navigateur de l’équipe garde, sur son seul appareil, la clé de cette session, les brouillons et les préférences d’affichage.',
      ],
    },
    {
      id: 'droits',
      title: 'Vos droits',
      paragraphs: [
        'Le règlement européen sur la protection des données et la loi Informatique et Libertés vous donnent le droit de savoir ce que nous détenons sur vous, de le faire corriger ou effacer, d’en recevoir une copie, d’en limiter l’usage ou de vous y opposer. Écrivez-nous\u00a0: une personne vous répond dans le mois.',
        'Si notre réponse ne vous convient pas, vous pouvez saisir la Commission nationale de l’informatique et des libertés (CNIL), 3 place de Fontenoy, 75007 Paris.',
      ],
    },
    {
      id: 'changements',
      title: 'Quand cette page change',
      paragraphs: [
        'Ce texte décrit le site tel qu’il est aujourd’hui. Il est revu à chaque fois qu’une nouveauté touche à vos données, avant qu’elle ne soit ouverte.',
      ],
    },
  ],
};

export const terms: LegalText = {
  title: 'Conditions d’utilisation',
  description:
    'Ce que le site propose, ce qu’il ne fait pas encore, et ce que nous attendons de ses visiteurs.',
  lead: 'Ce site est gratuit et ouvert à tous. Voici ce que vous pouvez en attendre, et ce que nous vous demandons.',
  sections: [
    {
      id: 'objet',
      title: 'Ce que propose le site',
      paragraphs: [
        'Le site présente l’association, ses actions et ses campagnes. Il dit où en est chaque campagne et comment y contribuer. Sa lecture ne demande ni compte ni inscription.',
      ],
    },
    {
      id: 'dons',
      title: 'Les dons',
      paragraphs: [
        'Aucun paiement n’a lieu sur le site aujourd’hui. Un don d’argent se convient par écrit ou par téléphone avec une personne de l’association, qui vous indique comment le verser et vous en confirme la réception. Ne nous envoyez jamais de numéro de carte.',
        'Un don de livres ou de matériel se convient de la même façon, avant tout envoi. Nous pouvons refuser ce qui n’est pas en état ou ne correspond à aucune demande\u00a0; nous vous disons alors qui pourrait le prendre.',
        'Un don est affecté à la campagne que vous désignez. Si elle se termine ou n’a plus besoin de rien, nous vous proposons de le reporter sur une autre.',
      ],
    },
    {
      id: 'informations',
      title: 'L’exactitude des informations',
      paragraphs: [
        'Nous tenons les pages à jour et corrigeons les erreurs qu’on nous signale. L’avancement d’une campagne est celui des dons enregistrés\u00a0: un don annoncé n’y paraît qu’une fois arrivé. Les chiffres présentés comme des exemples le sont à ce titre seulement.',
      ],
    },
    {
      id: 'usage',
      title: 'Ce que nous vous demandons',
      paragraphs: ['Le site vit sur de petits moyens. Merci de ne pas\u00a0:'],
      entries: [
        'chercher à entrer dans le panneau d’administration sans y être invité\u00a0;',
        'interroger le site par un programme au point de gêner les autres visiteurs\u00a0;',
        'vous présenter au nom de l’association, ni collecter en son nom sans son accord écrit.',
      ],
    },
    {
      id: 'contenus',
      title: 'Reprendre nos contenus',
      paragraphs: [
        'Vous pouvez citer nos textes en nommant l’association et en donnant l’adresse de la page. Pour reprendre une page entière, une image ou une illustration, demandez-nous\u00a0: la réponse est souvent oui.',
      ],
    },
    {
      id: 'liens',
      title: 'Les liens vers d’autres sites',
      paragraphs: [
        'Quand un lien vous mène ailleurs, ce sont les conditions de cet autre site qui s’appliquent. Signalez-nous un lien mort ou douteux\u00a0: nous le retirons.',
      ],
    },
    {
      id: 'disponibilite',
      title: 'Disponibilité et droit applicable',
      paragraphs: [
        'Nous faisons de notre mieux pour que le site réponde toujours, sans pouvoir le promettre\u00a0: il peut s’interrompre le temps d’une panne ou d’une mise à jour. Ces conditions relèvent du droit français. Avant tout désaccord, écrivez-nous\u00a0: nous préférons nous expliquer.',
      ],
    },
  ],
};
