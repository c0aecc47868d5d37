import type { CaseTemplate } from '../casework/casework.dto.js';
import { STUDY_LEVEL_LABELS, SUPPORT_TYPE_LABELS, URGENCY_LABELS } from './accompaniment.contract.js';
import type { AccompanimentRequestRow } from './accompaniment-request.entity.js';
import { quoted } from '../../platform/http/writable-text.js';
import { SIGNED } from '../casework/case.kind.js';

type Request = AccompanimentRequestRow;

const asked = (row: Request) =>
  [
    `Type d’aide : ${SUPPORT_TYPE_LABELS[row.support_type]}`,
    `Niveau : ${STUDY_LEVEL_LABELS[row.current_level]}, vers ${STUDY_LEVEL_LABELS[row.target_level]}`,
    `Domaine d’études : ${row.field_of_study}`,
    `Pays visé : ${row.target_country}`,
    `Urgence : ${URGENCY_LABELS[row.urgency]}`,
  ].join('\n');

const written = ({ description, specific_questions }: Request) =>
  [description, specific_questions].filter(Boolean).map(quoted);

export const accompanimentEmails = {
  received: (row: Request, association: string, days: number) => ({
    subject: `Votre demande d’accompagnement ${row.reference}`,
    paragraphs: [
      `Bonjour ${row.first_name},`,
      `Votre demande d’accompagnement est bien arrivée à ${association}. Gardez sa référence : ${row.reference}. Une personne de l’équipe la lit et vous répond à cette adresse, en général sous ${days} jours ouvrés.`,
      'En attendant, rassemblez ce que vous avez déjà : relevés de notes, diplômes, pièce d’identité, et une première version de votre CV. Ne nous les envoyez pas encore : nous vous dirons ce qu’il nous faut.',
      'Voici ce que vous nous avez écrit :',
      asked(row),
      ...written(row),
      'L’accompagnement est gratuit : personne ne doit vous demander d’argent en notre nom. Si ce n’est pas vous qui avez écrit cette demande, vous pouvez ignorer cet e-mail.',
    ],
  }),
  toStaff: (row: Request) => ({
    subject: `Demande d’accompagnement ${row.reference} : ${row.title}`,
    paragraphs: [
      `${row.first_name} ${row.last_name} (${row.email}${row.phone_number && `, ${row.phone_number}`}) demande un accompagnement :`,
      asked(row),
      ...written(row),
      'Répondez depuis le panneau, pour que toute l’équipe voie où en est cette demande.',
    ],
    action: 'Ouvrir cette demande dans le panneau',
  }),
  reminder: (reference: string, status: string) => `Demande ${reference} · état : ${status}`,
};

/** What staff may start from. */
export const ACCOMPANIMENT_TEMPLATES: readonly CaseTemplate[] = [
  {
    key: 'taken_in_hand',
    label: 'Prise en charge',
    subject: 'Votre demande {reference} : je m’en occupe',
    body: `Bonjour {first_name},\n\nJe m’appelle {staff_name} et je vais vous accompagner dans votre projet d’études ({field_of_study}, {country}).\n\nPour commencer, dites-moi en répondant à cet e-mail : où vous en êtes de vos études cette année, ce que vous avez déjà préparé, et la date la plus proche qui compte pour vous.\n\nÀ bientôt,\n\n${SIGNED}`,
    status: 'in_progress',
  },
  {
    key: 'documents',
    label: 'Pièces à envoyer',
    subject: 'Votre demande {reference} : les pièces dont nous avons besoin',
    body: `Bonjour {first_name},\n\nPour avancer sur votre dossier, envoyez-nous en réponse à cet e-mail :\n\n- vos relevés de notes des deux dernières années ;\n- votre dernier diplôme ou une attestation de réussite ;\n- votre CV, même incomplet ;\n- un résultat de test de langue, si vous en avez un.\n\nDes photos lisibles suffisent. S’il vous manque une pièce, dites-le : on peut souvent commencer sans elle.\n\n${SIGNED}`,
    status: 'in_progress',
  },
  {
    key: 'meeting',
    label: 'Proposition d’entretien',
    subject: 'Votre demande {reference} : parlons-nous de vive voix',
    body: `Bonjour {first_name},\n\nJe vous propose un entretien de trente minutes, par téléphone ou en visioconférence, pour faire le point sur votre projet et choisir ensemble les bourses à viser.\n\nDonnez-moi trois moments qui vous conviennent dans les dix prochains jours, avec votre heure locale. Si votre connexion est fragile, un appel simple suffit.\n\n${SIGNED}`,
    status: 'in_progress',
  },
  {
    key: 'advice',
    label: 'Réponse et conseils',
    subject: 'Votre demande {reference} : notre réponse',
    body: `Bonjour {first_name},\n\nNous avons étudié votre projet en {field_of_study}. Voici ce que nous vous conseillons :\n\n1. les bourses à regarder en premier :\n2. ce qu’il faut renforcer dans votre dossier :\n3. votre calendrier pour les prochaines semaines :\n\nLisez ces conseils à votre rythme et répondez à cet e-mail si quelque chose n’est pas clair : votre demande reste ouverte.\n\n${SIGNED}`,
    status: 'answered',
  },
  {
    key: 'closing',
    label: 'Clôture',
    subject: 'Votre demande {reference} est close',
    body: `Bonjour {first_name},\n\nVotre accompagnement arrive à son terme : nous fermons votre demande {reference}. Si votre situation change, ou si une question revient, répondez à cet e-mail et nous la rouvrirons.\n\nEt si vous obtenez une bourse, écrivez-nous : c’est la meilleure nouvelle que nous puissions recevoir, et votre expérience aidera les suivants.\n\nBonne route,\n\n${SIGNED}`,
    status: 'closed',
  },
];
