import type { FixedPageText } from './fixed-page-text.js';
import { text } from './page-parts.js';

export const terms: FixedPageText = {
  title: 'Conditions d’utilisation',
  description:
    'Ce que le site propose, ce qu’il ne fait pas encore, et ce que nous attendons de ses visiteurs.',
  lead: 'Ce site est gratuit et ouvert à tous. Voici ce que vous pouvez en attendre, et ce que nous vous demandons.',
  blocks: [
    text('Ce que propose le site', 'objet', [
      'Le site présente l’association, ses actions et ses campagnes. Il dit où en est chaque campagne et comment y contribuer. Sa lecture ne demande ni compte ni inscription.',
    ]),
    text('Les dons', 'dons', [
      'Un don d’argent se fait en ligne, une fois ou régulièrement, sur la page de nos prestataires de paiement, ou par virement et par chèque. Un e-mail le confirme, et un don régulier s’arrête quand vous voulez. Ne nous envoyez jamais de numéro de carte.',
      'Un don de livres ou de matériel s’annonce sur le site, puis se convient avec une personne de l’association, avant tout envoi. Nous pouvons refuser ce qui n’est pas en état ou ne correspond à aucune demande\u00a0; nous vous disons alors qui pourrait le prendre.',
      'Un don est affecté à la campagne que vous désignez. Si elle se termine ou n’a plus besoin de rien, nous vous proposons de le reporter sur une autre.',
    ]),
    text('L’exactitude des informations', 'informations', [
      'Nous tenons les pages à jour et corrigeons les erreurs qu’on nous signale. L’avancement d’une campagne est celui des dons enregistrés\u00a0: un don annoncé n’y paraît qu’une fois arrivé. Les chiffres présentés comme des exemples le sont à ce titre seulement.',
    ]),
    text('Ce que nous vous demandons', 'usage', [
      'Le site vit sur de petits moyens. Merci de ne pas\u00a0:',
      [
        'chercher à entrer dans le panneau d’administration sans y être invité\u00a0;',
        'interroger le site par un programme au point de gêner les autres visiteurs\u00a0;',
        'vous présenter au nom de l’association, ni collecter en son nom sans son accord écrit.',
      ],
    ]),
    text('Reprendre nos contenus', 'contenus', [
      'Vous pouvez citer nos textes en nommant l’association et en donnant l’adresse de la page. Pour reprendre une page entière, une image ou une illustration, demandez-nous\u00a0: la réponse est souvent oui.',
    ]),
    text('Les liens vers d’autres sites', 'liens', [
      'Quand un lien vous mène ailleurs, ce sont les conditions de cet autre site qui s’appliquent. Signalez-nous un lien mort ou douteux\u00a0: nous le retirons.',
    ]),
    text('Disponibilité et droit applicable', 'disponibilite', [
      'Nous faisons de notre mieux pour que le site réponde toujours, sans pouvoir le promettre\u00a0: il peut s’interrompre le temps d’une panne ou d’une mise à jour. Ces conditions relèvent du droit français. Avant tout désaccord, écrivez-nous\u00a0: nous préférons nous expliquer.',
    ]),
  ],
};
