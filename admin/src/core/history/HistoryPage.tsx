import Typography from '@mui/material/Typography';
import { List, Pagination, SearchInput, SelectInput, Title } from 'react-admin';
import { history as texts } from './audit.fr';
import { ChangeFeed } from './ChangeFeed';

const resources = Object.entries(texts.resources).map(([id, name]) => ({ id, name }));
const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="resource"
    source="resource"
    choices={resources}
    alwaysOn
    emptyText={texts.everything}
    slotProps={{ select: { displayEmpty: true } }}
  />,
];

export default function HistoryPage() {
  return (
    <>
      <Title title={texts.title} />
      <Typography color="textSecondary">{texts.intro}</Typography>
      <List
        resource="audit"
        title={<></>}
        filters={filters}
        actions={false}
        exporter={false}
        sort={{ field: 'at', order: 'DESC' }}
        perPage={25}
        pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
        queryOptions={{ refetchInterval: 30_000 }}
        empty={false}
      >
        <ChangeFeed />
      </List>
    </>
  );
}
