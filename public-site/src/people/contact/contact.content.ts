import { workingDays } from '@livres/api/contract';

export const contactContent = {
  title: 'Nous écrire',
  description: (days: number) =>
    `Une question, une proposition\u00a0: écrivez à l’association. Une personne vous répond, en général sous ${workingDays(days)}.`,
  lead: 'Une question, une proposition\u00a0? Écrivez-nous\u00a0: c’est une personne de l’association qui vous lit et qui vous répond.',
  form: 'Votre message',
  name: 'Votre nom',
  email: 'Votre adresse e-mail',
  emailHelp: 'Nous vous répondons à cette adresse, et ne l’employons pour rien d’autre.',
  subject: 'De quoi s’agit-il\u00a0?',
  message: 'Votre message',
  messageHelp:
    'Pour offrir des livres ou du matériel, la page «\u00a0Offrir des livres\u00a0» va plus vite\u00a0: elle demande tout en une fois.',
  submit: 'Envoyer le message',
  sending: 'Envoi…',
  draft: 'Ce que vous écrivez est gardé dans votre navigateur jusqu’à l’envoi.',
  done: 'Votre message est parti',
  another: 'Écrire un autre message',
  ways: {
    title: 'Autrement que par ce formulaire',
    text: 'Vous préférez votre propre messagerie, ou le téléphone\u00a0?',
    none: 'L’association n’a pas encore publié d’autre moyen de la joindre\u00a0: le formulaire arrive directement à son équipe.',
    note: 'Si personne ne décroche, laissez votre nom et votre numéro\u00a0: nous vous rappelons.',
    subject: 'Depuis le site',
    address: 'Adresse',
    hours: 'Horaires',
  },
  questions: {
    title: 'Peut-être avons-nous déjà répondu',
    entries: [
      {
        question: 'Quand aurai-je une réponse\u00a0?',
        answer: (days: number) =>
          `Vous recevez tout de suite une copie de votre message, puis la réponse d’une personne, en général sous ${workingDays(days)}. Si la copie n’arrive pas, regardez dans les indésirables et vérifiez l’adresse que vous avez donnée.`,
      },
      {
        question: 'J’ai des livres à donner. Les prenez-vous tous\u00a0?',
        answer:
          'Nous prenons les livres en bon état qu’une bibliothèque a demandés\u00a0: manuels récents, dictionnaires, romans, albums pour enfants. Dites-nous ce que vous avez par le formulaire de don, en quatre étapes\u00a0: nous vous appelons, puis un bénévole vient le chercher.',
        link: 'books',
      },
      {
        question: 'Puis-je donner de l’argent\u00a0?',
        answer:
          'Oui, pour une campagne ou pour l’association. La page du don dit comment, et à quoi sert chaque somme.',
        link: 'give',
      },
      {
        question: 'Je représente une bibliothèque, une école. Comment demander des livres\u00a0?',
        answer:
          'Écrivez-nous par le formulaire, avec le nom du lieu, la ville, le nombre de lecteurs, leur âge et ce qui manque le plus. Nous vous répondons, même quand nous ne pouvons pas aider tout de suite.',
      },
      {
        question: 'Comment ne plus recevoir vos lettres\u00a0?',
        answer:
          'Chaque lettre se termine par un lien qui vous désinscrit d’un clic. Si vous ne la retrouvez pas, écrivez-nous depuis l’adresse concernée\u00a0: nous le faisons pour vous.',
      },
      {
        question: 'Que devient ce que j’écris ici\u00a0?',
        answer:
          'Votre message est lu par l’équipe qui répond, et par personne d’autre. Il n’est ni vendu, ni prêté, ni échangé, et vous pouvez demander qu’il soit effacé.',
        link: 'privacy',
      },
    ],
    links: {
      books: 'Offrir des livres',
      give: 'Faire un don',
      privacy: 'Lire la politique de confidentialité',
    },
  },
} as const;
