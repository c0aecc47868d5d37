import type { FixedPageText } from './fixed-page-text.js';
import { text } from './page-parts.js';

/** After the model of the RGAA; what was tested follows, from the last check of the product itself. */
export const accessibility: FixedPageText = {
  title: 'Accessibilité',
  description:
    'Ce qui a été fait et vérifié pour que chacun puisse lire ce site et donner, ce qui ne l’est pas encore, et à qui le dire.',
  lead: 'Ce site est fait pour être lu et utilisé par tous, avec ou sans souris, avec ou sans écran, sur un vieux téléphone comme sur un grand écran.',
  blocks: [
    text('Où nous en sommes', 'etat', [
      'Nous suivons le référentiel général d’amélioration de l’accessibilité (RGAA 4.1), qui reprend les règles internationales WCAG 2.1 au niveau AA. Aucun audit complet n’a encore été mené par une personne extérieure\u00a0: tant qu’il ne l’est pas, nous ne déclarons pas le site conforme, quels que soient nos propres essais.',
    ]),
    text('Ce que vous pouvez régler', 'reglages', [
      'Le bouton «\u00a0Accessibilité\u00a0», en haut de chaque page, agrandit le texte, renforce les contrastes, adapte les couleurs aux daltonismes, arrête les animations et aide les lecteurs d’écran. Vos choix sont gardés dans votre navigateur.',
      'Toutes les pages se parcourent au clavier, et les formulaires fonctionnent sans JavaScript. Le mode économie, au bas de chaque page, les allège pour un forfait compté ou un réseau lent.',
    ]),
    text('Ce qui n’est pas encore accessible', 'limites', [
      'À notre connaissance\u00a0:',
      [
        'les reçus fiscaux et les affiches, en PDF, ne sont pas balisés pour les lecteurs d’écran\u00a0: demandez-nous leur contenu, nous vous l’enverrons en texte\u00a0;',
        'les images que l’équipe ajoute ont une description, mais elle peut être trop courte\u00a0;',
        'la carte des bibliothèques est une image\u00a0: la liste qui la suit dit la même chose\u00a0;',
        'les pages de paiement appartiennent à nos prestataires, et suivent leurs propres règles.',
      ],
    ]),
    text('Une difficulté\u00a0?', 'aide', [
      'Si quelque chose vous arrête, dites-nous la page et ce que vous vouliez y faire, par la <a href="/contact" rel="noopener noreferrer">page Contact</a>. Une personne de l’équipe vous répond sous 48\u00a0heures ouvrées, vous aide à faire autrement en attendant, et nous corrigeons.',
    ]),
    text('Si notre réponse ne suffit pas', 'recours', [
      'Vous pouvez vous adresser au Défenseur des droits\u00a0:',
      [
        'par son <a href="https://formulaire.defenseurdesdroits.fr/" rel="noopener noreferrer">formulaire</a>\u00a0;',
        'auprès de son <a href="https://www.defenseurdesdroits.fr/saisir/delegues" rel="noopener noreferrer">délégué dans votre région</a>\u00a0;',
        'par courrier, gratuitement et sans timbre\u00a0: Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.',
      ],
    ]),
  ],
};
