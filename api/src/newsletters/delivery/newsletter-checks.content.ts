import { ending, inFrench } from './french-count.js';
import { NEWSLETTER_BLOCK_LABELS, type NewsletterBlockType } from '../newsletters/newsletters.contract.js';

const kilobytes = (bytes: number) => `${inFrench(Math.ceil(bytes / 1024))} Ko`;

/** What is looked at before a newsletter leaves: a title, and what to do about it. */
export const checkTexts = {
  noSubject: ['La lettre n’a pas d’objet', 'C’est la première chose qu’on lit : écrivez-le.'],
  subject: (length: number) => [
    `Objet de ${length} signe${ending(length)}`,
    'se lit en entier sur un téléphone',
  ],
  longSubject: (length: number) => [
    `Objet de ${length} signes`,
    'un téléphone n’en montre qu’une soixantaine : raccourcissez-le',
  ],
  strangeMark: (mark: string) => [
    `« ${mark} » partirait tel quel`,
    'Écrivez {prénom}, avec son accent, là où vient le prénom : rien d’autre n’est remplacé.',
  ],
  noPreheader: ['Rien à lire avant d’ouvrir', 'la messagerie montrera le début du texte'],
  empty: ['La lettre est vide', 'Ajoutez au moins un texte.'],
  missing: (type: NewsletterBlockType) => [
    `Le bloc « ${NEWSLETTER_BLOCK_LABELS[type]} » ne partira pas`,
    'remplissez-le, ou retirez-le',
  ],
  noAudience: ['Personne ne la recevrait', 'Choisissez à qui elle s’adresse.'],
  audience: (people: number) => [
    `${inFrench(people)} personne${ending(people)}`,
    'chacune une fois, avec son accord',
  ],
  noAlt: ['Une image sans description', 'Que voit-on ? Ce texte est lu à qui ne la voit pas.'],
  pictures: (count: number) =>
    count > 1 ? [`Les ${count} images sont décrites`, ''] : ['L’image est décrite', ''],
  links: (count: number) => (count > 1 ? [`Les ${count} liens répondent`, ''] : ['Le lien répond', '']),
  deadLink: (url: string, why: string) => [`Un lien ne mène nulle part`, `${url} : ${why}`],
  silentLink: (url: string, why: string) => ['Un lien n’a pas pu être vérifié', `${url} : ${why}`],
  size: (bytes: number) => [kilobytes(bytes), 'Gmail coupe à 102 Ko'],
  big: (bytes: number) => [
    `${kilobytes(bytes)} : presque trop longue`,
    'Gmail coupe à 102 Ko : gardez de la marge, ou renvoyez vers un article',
  ],
  tooBig: (bytes: number) => [
    `${kilobytes(bytes)} : trop longue`,
    'Gmail coupe à 102 Ko : retirez des blocs, ou renvoyez vers un article',
  ],
  words: (words: readonly string[]) => [
    'Des mots qui font penser à un courrier indésirable',
    words.map((word) => `« ${word} »`).join(', '),
  ],
  wordsFine: ['Rien qui ressemble à un courrier indésirable', ''],
  records: (domain: string) => ['SPF, DKIM et DMARC', `${domain} est en règle`],
  missingRecords: (domain: string, names: string) => [
    `${names} : à régler`,
    `Sans eux, des messageries écartent les lettres de ${domain}. Voir le guide d’installation.`,
  ],
  anotherKey: (domain: string) => [
    'DKIM : une autre clef est publiée',
    `Les lettres sont signées par DKIM_PRIVATE_KEY, mais ${domain} publie une autre clef : des messageries les écartent`,
  ],
  dkimUnknown: (domain: string) => [
    'SPF et DMARC sont en règle',
    `Le nom de la clef DKIM de ${domain} n’est pas connu (DKIM_SELECTOR) : elle n’a pas été vérifiée`,
  ],
  noDns: (domain: string) => [
    'SPF, DKIM et DMARC n’ont pas pu être vérifiés',
    `L’annuaire des noms (DNS) n’a pas répondu pour ${domain}`,
  ],
  noSender: [
    'Pas d’adresse d’expéditeur',
    'MAIL_FROM n’est pas réglé : personne ne pourra vérifier qui écrit',
  ],
  tested: (at: string, by: string) => [`Essai envoyé ${at}`, `par ${by}`],
  untested: ['Essai pas encore envoyé', 'envoyez-le-vous d’abord'],
} satisfies Record<string, readonly string[] | ((...said: never[]) => readonly string[])>;

/** Words and signs that filters hold against a subject. */
export const SUSPECT_WORDS: readonly [RegExp, string][] = [
  [/\bgratuite?s?\b/iu, 'gratuit'],
  [/\burgente?s?\b/iu, 'urgent'],
  [/cliquez ici/iu, 'cliquez ici'],
  [/\bpromo(?:tion)?s?\b/iu, 'promotion'],
  [/100 ?%/u, '100 %'],
  [/argent facile/iu, 'argent facile'],
  [/offre (?:limitée|exceptionnelle|spéciale)/iu, 'offre limitée'],
  [/félicitations/iu, 'félicitations'],
  [/!{2,}/u, '!!'],
  [/€{2,}/u, '€€'],
];
export const CAPITALS = 'TOUT EN MAJUSCULES';
