import { PARTNER_KIND_LABELS, type PartnerRecord } from '@livres/api/contract';
import { DataTable } from 'react-admin';
import type { ContentRecord } from '../../shared/records/content-kind';
import { ContentTable } from '../../shared/records/ContentTable';
import { PublicationChip } from '../../shared/records/PublicationChip';
import { RecordLink } from '../../shared/records/RecordLink';
import { UpdatedAt } from '../../shared/records/UpdatedAt';
import { partner as texts } from './partner.fr';
import { PartnerLogo } from './PartnerLogo';

const Column = DataTable.Col<PartnerRecord & ContentRecord>;

export function PartnerTable() {
  return (
    <ContentTable>
      <Column
        source="logo"
        disableSort
        sx={{ width: 72 }}
        render={(record) => <PartnerLogo partner={record} />}
      />
      <Column source="name">
        <RecordLink />
      </Column>
      <Column source="kind" render={(record) => PARTNER_KIND_LABELS[record.kind]} />
      <Column source="country" />
      <Column
        source="active"
        render={({ active, since }) => (
          <>
            {active ? texts.list.active : texts.list.past}
            {since !== null && `, ${texts.list.since(since)}`}
          </>
        )}
      />
      <Column source="status" disableSort render={(record) => <PublicationChip record={record} />} />
      <Column source="order" />
      <Column source="updated_at">
        <UpdatedAt />
      </Column>
    </ContentTable>
  );
}
