import Typography from '@mui/material/Typography';
import { NEWSLETTER_STATUS_LABELS, type NewsletterRecord } from '@livres/api/contract';
import { CreateButton, DataTable, SearchInput, SelectInput, TopToolbar } from 'react-admin';
import { choicesOf } from '../../shared/format/choices';
import { frenchMoment, timeAgo } from '../../shared/format/french-date';
import { frenchNumber } from '../../shared/format/french-number';
import { Caption } from '../../shared/layout/Caption';
import { FilterPresets } from '../../shared/layout/FilterPresets';
import { RecordCards } from '../../shared/records/RecordCards';
import { RecordList } from '../../shared/records/RecordList';
import { RowLink } from '../../shared/records/RowLink';
import { MayWrite } from '../../shared/rights/MayWrite';
import { texts } from './newsletter.fr';
import { RestoreNewsletter } from './RestoreNewsletter';
import { NewsletterStatusChip } from './NewsletterStatusChip';

const Column = DataTable.Col<NewsletterRecord>;
const pathOf = ({ id, deleted_at }: NewsletterRecord) => (deleted_at ? null : `/newsletters/${id}/edit`);

const PRESETS = [
  { label: texts.live, filter: {} },
  { label: texts.bin, filter: { shelf: ['bin'] } },
];

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="status" source="status" choices={choicesOf(NEWSLETTER_STATUS_LABELS)} alwaysOn />,
];

const ListActions = () => (
  <TopToolbar>
    <MayWrite>
      <CreateButton to="/newsletters/new" label={texts.write} variant="contained" />
    </MayWrite>
  </TopToolbar>
);

/** Every newsletter: drafts, those that leave, and what was sent. */
export default function NewslettersPage() {
  return (
    <RecordList
      resource="newsletters"
      filters={filters}
      title={texts.title}
      sort={{ field: 'updated_at', order: 'DESC' }}
      actions={<ListActions />}
      table={
        <DataTable<NewsletterRecord>
          rowClick={(_id, _resource, record) => pathOf(record) ?? false}
          bulkActionButtons={false}
          size="small"
        >
          <Column source="title" render={(record) => <Named newsletter={record} />} />
          <Column source="status" render={({ status }) => <NewsletterStatusChip status={status} />} />
          <Column
            source="confirmed_count"
            disableSort
            align="right"
            render={({ confirmed_count: people }) => people !== null && frenchNumber(people)}
          />
          <Column source="updated_at" render={(record) => <When newsletter={record} />} />
        </DataTable>
      }
      cards={
        <RecordCards<NewsletterRecord>
          to={pathOf}
          render={(record) => (
            <>
              <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{record.title}</Typography>
              <NewsletterStatusChip status={record.status} />
              <Caption>{record.subject}</Caption>
              <When newsletter={record} />
              {record.deleted_at && <RestoreNewsletter newsletter={record} />}
            </>
          )}
        />
      }
    >
      <FilterPresets label={texts.presets} presets={PRESETS} />
    </RecordList>
  );
}

function Named({ newsletter }: { newsletter: NewsletterRecord }) {
  const address = pathOf(newsletter);
  const words = { overflowWrap: 'anywhere' } as const;
  return (
    <>
      {address === null ? (
        <Typography variant="body2" sx={words}>
          {newsletter.title}
        </Typography>
      ) : (
        <RowLink to={address} sx={words}>
          {newsletter.title}
        </RowLink>
      )}
      <Caption sx={{ display: 'block' }}>{newsletter.subject || texts.untitled}</Caption>
      {newsletter.deleted_at && <RestoreNewsletter newsletter={newsletter} />}
    </>
  );
}

/** The moment that counts for its state: when it leaves or left, or when it was last written. */
function When({ newsletter }: { newsletter: NewsletterRecord }) {
  const { started_at, scheduled_at, updated_at } = newsletter;
  const at = started_at ?? scheduled_at;
  return (
    <Typography variant="body2" component="time" dateTime={at ?? updated_at} title={frenchMoment(updated_at)}>
      {at ? frenchMoment(at) : timeAgo(updated_at, Date.now())}
    </Typography>
  );
}
