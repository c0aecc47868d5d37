import { type CaseKind, formFields } from '../casework/case.kind.js';
import { STUDENT_LEVEL_LABELS } from '../casework/casework.contract.js';
import {
  AMBASSADOR_STATUS_LABELS,
  AMBASSADOR_STATUSES,
  AMBASSADOR_TRANSITIONS,
} from './ambassador.contract.js';
import { ambassadorErrors } from './ambassador.errors.js';
import { AMBASSADOR_TEMPLATES, ambassadorEmails } from './ambassador-emails.content.js';
import { AmbassadorApplicationRow } from './ambassador-application.entity.js';

/** Applications of ambassadors as casework sees them. */
export const AMBASSADOR_KIND: CaseKind<AmbassadorApplicationRow> = {
  resource: 'ambassador-applications',
  prefix: 'AMB',
  entity: AmbassadorApplicationRow,
  table: 'ambassador_applications',
  fileName: 'candidatures-ambassadeurs',
  noun: 'Une candidature',
  notification: 'application_received',
  statuses: AMBASSADOR_STATUSES,
  labels: AMBASSADOR_STATUS_LABELS,
  transitions: AMBASSADOR_TRANSITIONS,
  given: null,
  ended: ['accepted', 'refused'],
  // Whoever was accepted goes on with the association.
  over: ['refused'],
  abandoned: 'refused',
  fields: formFields(AmbassadorApplicationRow),
  country: 'country_study',
  level: 'current_level',
  levels: STUDENT_LEVEL_LABELS,
  title: ({ university }) => university,
  exported: {
    reference: 'Référence',
    created_at: 'Reçue le',
    status: 'État',
    assigned_name: 'Confiée à',
    first_name: 'Prénom',
    last_name: 'Nom',
    email: 'E-mail',
    university: 'Université',
    country_study: 'Pays d’études',
    country_origin: 'Pays d’origine',
    field_of_study: 'Domaine d’études',
    current_level: 'Niveau',
    availability_hours: 'Heures par mois',
    languages: 'Langues',
    expertise_areas: 'Domaines d’aide',
    target_countries: 'Pays connus',
    achievements: 'Bourse obtenue',
    bio: 'Motivation',
    answered_at: 'Premier courrier le',
    closed_at: 'Décidée le',
    notes: 'Notes',
    letters: 'Courriers',
  },
  exportedWords: ({ current_level, languages, expertise_areas, target_countries }) => ({
    current_level: STUDENT_LEVEL_LABELS[current_level],
    languages: languages.join(', '),
    expertise_areas: expertise_areas.join(', '),
    target_countries: target_countries.join(', '),
  }),
  templates: AMBASSADOR_TEMPLATES,
  letters: ambassadorEmails,
  forgotten: { university: '—', bio: '—', achievements: '—' },
  notFound: ambassadorErrors.notFound,
};
