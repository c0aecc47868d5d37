import { SCHOLARSHIP_MESSAGES, type ScholarshipRecord } from '@livres/api/contract';
import { required, SelectInput, useRecordContext } from 'react-admin';
import { scholarship as texts } from './scholarship.fr';
import { STAGE_CHOICES } from './scholarship-choices';

const validate = required(SCHOLARSHIP_MESSAGES.status_unknown);

/** Whether one may apply for a scholarship that is online; saved with the form. */
export function ScholarshipStage() {
  const record = useRecordContext<ScholarshipRecord>();
  if (!record?.is_live) return null;
  return (
    <SelectInput
      source="status"
      label={texts.stage}
      choices={STAGE_CHOICES}
      validate={validate}
      helperText={texts.help.status}
    />
  );
}
