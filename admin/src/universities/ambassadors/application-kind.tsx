import {
  AMBASSADOR_STATUS_LABELS,
  AMBASSADOR_STATUSES,
  STUDENT_LEVEL_LABELS,
  type AmbassadorApplication,
} from '@livres/api/contract';
import { SelectArrayInput, TextInput } from 'react-admin';
import type { CaseKind } from '../shared/casework/case-kind';
import { CaseDetails } from '../shared/casework/CaseDetails';
import { applicationMessages, applicationTexts as texts, applicationLabels } from './application.fr';
import { choicesOf } from '../../shared/format/choices';

const LEVELS = choicesOf(STUDENT_LEVEL_LABELS);
const { fields } = applicationMessages;

/** Students who would help others. */
export const applicationKind: CaseKind = {
  resource: 'ambassador-applications',
  words: applicationLabels,
  title: 'reference',
  holds_changes: false,
  blank: {},
  statuses: AMBASSADOR_STATUSES,
  labels: AMBASSADOR_STATUS_LABELS,
  colours: { candidate: 'warning', interview: 'info', accepted: 'success', refused: 'default' },
  open: ['candidate', 'interview'],
  moves: texts.moves,
  about: (record) => {
    const { university, country_study, field_of_study } = record as AmbassadorApplication;
    return [university, country_study, field_of_study].filter(Boolean).join(' · ');
  },
  about_field: 'university',
  filters: [
    <SelectArrayInput key="level" source="level" choices={LEVELS} />,
    <TextInput key="country" source="country" resettable />,
  ],
  answers: (record) => <Answers application={record as AmbassadorApplication} />,
};

function Answers({ application }: { application: AmbassadorApplication }) {
  const { university, country_study, country_origin, current_level, availability_hours } = application;
  return (
    <CaseDetails
      title={texts.form}
      facts={[
        [fields.university, university],
        [fields.country_study, country_study],
        [fields.country_origin, country_origin],
        [fields.current_level, STUDENT_LEVEL_LABELS[current_level]],
        [fields.field_of_study, application.field_of_study],
        [fields.achievements, application.achievements],
        [fields.availability_hours, texts.hours(availability_hours)],
        [fields.languages, application.languages.join(', ')],
        [fields.expertise_areas, application.expertise_areas.join(', ')],
        [fields.target_countries, application.target_countries.join(', ')],
        [fields.email, application.email],
      ]}
      writings={[[fields.bio, application.bio]]}
    />
  );
}
