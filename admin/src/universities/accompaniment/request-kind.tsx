import Link from '@mui/material/Link';
import {
  callTo,
  ACCOMPANIMENT_STATUS_LABELS,
  ACCOMPANIMENT_STATUSES,
  STUDY_LEVEL_LABELS,
  SUPPORT_TYPE_LABELS,
  URGENCY_LABELS,
  type AccompanimentRequest,
} from '@livres/api/contract';
import { SelectArrayInput, TextInput } from 'react-admin';
import type { CaseKind } from '../shared/casework/case-kind';
import { CaseDetails } from '../shared/casework/CaseDetails';
import { requestMessages, requestTexts as texts, requestLabels } from './request.fr';
import { choicesOf } from '../../shared/format/choices';

const LEVELS = choicesOf(STUDY_LEVEL_LABELS);
const { fields } = requestMessages;

/** What students ask of the association. */
export const requestKind: CaseKind = {
  resource: 'accompaniment-requests',
  words: requestLabels,
  title: 'reference',
  holds_changes: false,
  blank: {},
  statuses: ACCOMPANIMENT_STATUSES,
  labels: ACCOMPANIMENT_STATUS_LABELS,
  colours: {
    new: 'warning',
    assigned: 'info',
    in_progress: 'info',
    answered: 'success',
    closed: 'default',
  },
  open: ['new', 'assigned', 'in_progress', 'answered'],
  moves: texts.moves,
  about: (record) => {
    const { title, target_country } = record as AccompanimentRequest;
    return `${title} · ${target_country}`;
  },
  about_field: 'title',
  isUrgent: (record) => (record as AccompanimentRequest).urgency === 'high',
  filters: [
    <SelectArrayInput key="level" source="level" choices={LEVELS} />,
    <TextInput key="country" source="country" resettable />,
  ],
  answers: (record) => <Answers request={record as AccompanimentRequest} />,
};

function Answers({ request }: { request: AccompanimentRequest }) {
  const { email, phone_number, current_level, target_level } = request;
  const phone = phone_number && <Link href={callTo(phone_number)}>{phone_number}</Link>;
  return (
    <CaseDetails
      title={texts.form}
      facts={[
        [fields.title, request.title],
        [fields.support_type, SUPPORT_TYPE_LABELS[request.support_type]],
        [fields.urgency, URGENCY_LABELS[request.urgency]],
        [fields.field_of_study, request.field_of_study],
        [fields.current_level, STUDY_LEVEL_LABELS[current_level]],
        [fields.target_level, STUDY_LEVEL_LABELS[target_level]],
        [fields.target_country, request.target_country],
        [fields.email, email],
        [fields.phone_number, phone],
      ]}
      writings={[
        [fields.description, request.description],
        [fields.specific_questions, request.specific_questions],
      ]}
    />
  );
}
