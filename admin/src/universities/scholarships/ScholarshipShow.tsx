import Typography from '@mui/material/Typography';
import {
  COVERAGE_TYPE_LABELS,
  SCHOLARSHIP_LEVEL_LABELS,
  SCHOLARSHIP_STATUS_LABELS,
  type ScholarshipRecord,
} from '@livres/api/contract';
import { RichTextField, useRecordContext, useTranslate } from 'react-admin';
import { frenchDay } from '../../shared/format/french-date';
import { frenchMoney, frenchNumber } from '../../shared/format/french-number';
import { DetailList } from '../../shared/layout/DetailList';
import { Panel } from '../../shared/layout/Panel';
import { ContentShow } from '../../shared/records/ContentShow';
import { LinkPanel } from './LinkPanel';
import { scholarship as texts } from './scholarship.fr';
import { READABLE, scholarshipKind } from './scholarship-kind';

/** A scholarship to read, for those who may not change it. */
export default function ScholarshipShow() {
  return (
    <ContentShow kind={scholarshipKind} aside={<LinkPanel />}>
      <Summary />
      <Words />
    </ContentShow>
  );
}

function Summary() {
  const record = useRecordContext<ScholarshipRecord>();
  const translate = useTranslate();
  if (!record) return null;
  const name = (field: string) => translate(`resources.scholarships.fields.${field}`);
  const { amount, duration_months, min_gpa } = record;
  return (
    <Panel title={texts.sections.presentation.title}>
      <DetailList
        facts={[
          [name('organization'), record.organization],
          [name('university_id'), record.university_name],
          [name('country'), record.country],
          [name('level'), SCHOLARSHIP_LEVEL_LABELS[record.level]],
          [name('field_of_study'), record.field_of_study],
          [name('status'), SCHOLARSHIP_STATUS_LABELS[record.status]],
          [name('deadline'), frenchDay(`${record.deadline}T12:00:00Z`)],
          [name('coverage_type'), COVERAGE_TYPE_LABELS[record.coverage_type]],
          [name('amount'), amount === null ? texts.no_amount : frenchMoney(amount, 'EUR')],
          [name('duration_months'), duration_months],
          [name('min_gpa'), min_gpa === null ? null : frenchNumber(min_gpa)],
          ...Object.entries(READABLE).map(([field, words]): [string, string] => [
            name(field),
            words(record[field as keyof ScholarshipRecord]),
          ]),
          [name('view_count'), frenchNumber(record.view_count)],
          [name('favorite_count'), frenchNumber(record.favorite_count)],
        ]}
      />
    </Panel>
  );
}

function Words() {
  const translate = useTranslate();
  const record = useRecordContext<ScholarshipRecord>();
  if (!record || (!record.description && !record.requirements)) return null;
  return (
    <Panel title={texts.sections.texts.title}>
      <RichTextField source="description_html" />
      {record.requirements && (
        <Typography sx={{ fontWeight: 650, mt: 1 }}>
          {translate('resources.scholarships.fields.requirements')}
        </Typography>
      )}
      <RichTextField source="requirements_html" />
    </Panel>
  );
}
