import Box from '@mui/material/Box';
import type { DonorRecord } from '@livres/api/contract';
import { DataTable } from 'react-admin';
import { RowLink } from '../../shared/records/RowLink';
import { frenchDay } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { donorPath } from '../shared/gift-path';
import { DonorMarks } from './DonorMarks';
import { texts } from './donor.fr';
import { mayDo, readsMasked } from '../../shared/rights/rights';
import { Caption } from '../../shared/layout/Caption';

const Column = DataTable.Col<DonorRecord>;

export const DonorTable = () => (
  <DataTable<DonorRecord>
    rowClick={(id) => mayDo('users', 'export') && donorPath(String(id))}
    bulkActionButtons={false}
    size="small"
    rowSx={() => ({ '& td': { fontVariantNumeric: 'tabular-nums' } })}
  >
    <Column source="name" disableSort={readsMasked('users')} render={(donor) => <Person donor={donor} />} />
    <Column source="segment" disableSort render={(donor) => <DonorMarks donor={donor} />} />
    <Column source="given" align="right" render={({ given }) => frenchMoney(given, 'EUR')} />
    <Column source="gifts" align="right" />
    <Column source="recurring_monthly" align="right" render={(donor) => monthly(donor)} />
    <Column source="last_given_at" render={({ last_given_at: at }) => (at ? frenchDay(at) : '—')} />
  </DataTable>
);

const monthly = ({ recurring, recurring_monthly }: DonorRecord) =>
  recurring > 0 ? frenchMoney(recurring_monthly, 'EUR') : '—';

function Person({ donor: { id, name, email } }: { donor: DonorRecord }) {
  return (
    <Box sx={{ maxWidth: 280 }}>
      <RowLink to={mayDo('users', 'export') ? donorPath(id) : null}>{name || email || texts.unnamed}</RowLink>
      {name && (
        <Caption noWrap sx={{ display: 'block' }}>
          {email}
        </Caption>
      )}
    </Box>
  );
}
