import { STUDENT_LEVEL_LABELS } from '../casework/casework.contract.js';
import type { CaseTemplate } from '../casework/casework.dto.js';
import type { AmbassadorApplicationRow } from './ambassador-application.entity.js';
import { quoted } from '../../platform/http/writable-text.js';
import { SIGNED } from '../casework/case.kind.js';

type Application = AmbassadorApplicationRow;

const told = (row: Application) =>
  [
    `Université : ${row.university} (${row.country_study})`,
    `Niveau : ${STUDENT_LEVEL_LABELS[row.current_level]}`,
    `Domaine d’études : ${row.field_of_study}`,
    `Disponibilité : ${row.availability_hours} heures par mois`,
    `Langues : ${row.languages.join(', ')}`,
    row.achievements,
  ].join('\n');

export const ambassadorEmails = {
  received: (row: Application, association: string, days: number) => ({
    subject: `Votre candidature d’ambassadeur ${row.reference}`,
    paragraphs: [
      `Bonjour ${row.first_name},`,
      `Merci de vouloir aider ceux qui vous suivent. Votre candidature est bien arrivée à ${association} ; sa référence est ${row.reference}. Nous l’étudions et vous écrivons à cette adresse, en général sous ${days} jours ouvrés.`,
      'Si votre candidature est retenue, nous vous proposerons un entretien d’une demi-heure à distance. Il n’y a rien à préparer : nous parlerons de votre parcours et de ce que vous aimeriez transmettre.',
      'Voici ce que vous nous avez écrit :',
      told(row),
      quoted(row.bio),
      'Si ce n’est pas vous qui avez écrit cette candidature, vous pouvez ignorer cet e-mail.',
    ],
  }),
  toStaff: (row: Application) => ({
    subject: `Candidature d’ambassadeur ${row.reference} : ${row.university}`,
    paragraphs: [
      `${row.first_name} ${row.last_name} (${row.email}) voudrait devenir ambassadeur :`,
      told(row),
      quoted(row.bio),
      'Répondez depuis le panneau, pour que toute l’équipe voie où en est cette candidature.',
    ],
    action: 'Ouvrir cette candidature dans le panneau',
  }),
  reminder: (reference: string, status: string) => `Candidature ${reference} · état : ${status}`,
};

/** What staff may start from. */
export const AMBASSADOR_TEMPLATES: readonly CaseTemplate[] = [
  {
    key: 'interview',
    label: 'Invitation à un entretien',
    subject: 'Votre candidature {reference} : rencontrons-nous',
    body: `Bonjour {first_name},\n\nVotre parcours en {field_of_study} nous intéresse et nous aimerions vous rencontrer, une demi-heure, à distance.\n\nDonnez-nous trois moments qui vous conviennent dans les deux prochaines semaines, avec votre heure locale ({country}). Nous vous enverrons le lien de l’appel.\n\nÀ bientôt,\n\n${SIGNED}`,
    status: 'interview',
  },
  {
    key: 'more_about_you',
    label: 'Demande de précisions',
    subject: 'Votre candidature {reference} : quelques précisions',
    body: `Bonjour {first_name},\n\nAvant d’aller plus loin, pourriez-vous nous dire en réponse à cet e-mail :\n\n- votre moyenne générale, et sur combien elle est notée ;\n- la bourse que vous avez obtenue ou que vous préparez, et l’année ;\n- ce que vous avez déjà fait pour aider d’autres étudiants.\n\nQuelques lignes suffisent.\n\n${SIGNED}`,
    status: null,
  },
  {
    key: 'accepted',
    label: 'Candidature acceptée',
    subject: 'Bienvenue parmi les ambassadeurs, {first_name} !',
    body: `Bonjour {first_name},\n\nNous sommes heureux de vous accueillir parmi nos ambassadeurs. Voici la suite :\n\n1. répondez à cet e-mail pour confirmer vos heures de disponibilité par mois ;\n2. nous vous présentons l’ambassadeur qui vous épaulera les deux premiers mois ;\n3. vous recevez vos premières questions d’étudiants, deux ou trois pour commencer.\n\nVous pouvez vous arrêter quand vous voulez, en nous prévenant. Merci de donner de votre temps.\n\n${SIGNED}`,
    status: 'accepted',
  },
  {
    key: 'refused',
    label: 'Candidature non retenue',
    subject: 'Votre candidature {reference}',
    body: `Bonjour {first_name},\n\nNous avons lu votre candidature avec attention et ne pouvons pas la retenir cette fois : nous avons reçu plus de propositions que nous ne pouvons accompagner d’ambassadeurs, ou l’un des critères n’est pas encore rempli.\n\nCe n’est pas un jugement sur votre parcours. Vous pourrez nous écrire à nouveau dans six mois, et nous serons heureux de vous relire.\n\n${SIGNED}`,
    status: 'refused',
  },
  {
    key: 'later',
    label: 'Relance après silence',
    subject: 'Votre candidature {reference} : êtes-vous toujours partant ?',
    body: `Bonjour {first_name},\n\nNous vous avons écrit au sujet de votre candidature et n’avons pas eu de réponse. Si vous êtes toujours partant, dites-le d’un mot ; si ce n’est plus le bon moment, dites-le aussi, sans gêne.\n\n${SIGNED}`,
    status: null,
  },
];
