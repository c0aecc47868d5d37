import AddIcon from '@mui/icons-material/PersonAdd';
import Typography from '@mui/material/Typography';
import type { StaffCreated, StaffRecord } from '@livres/api/contract';
import { useState } from 'react';
import { BooleanInput, Button, List, SearchInput, Title, TopToolbar } from 'react-admin';
import { AccessDialog } from './AccessDialog';
import { CodeShownOnce } from './CodeShownOnce';
import { RevokeDialog } from './RevokeDialog';
import { staff as texts } from './staff.fr';
import { StaffFormDialog } from './StaffFormDialog';
import { StaffTable } from './StaffTable';
import { MayWrite } from '../../shared/rights/MayWrite';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <BooleanInput key="revoked" source="revoked" alwaysOn />,
];

type Task =
  | { kind: 'create' }
  | { kind: 'edit' | 'revoke' | 'access'; record: StaffRecord }
  | { kind: 'show'; created: StaffCreated };

export default function StaffPage() {
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  const actions = (
    <TopToolbar>
      <MayWrite resource="staff">
        <Button label={texts.create} variant="contained" onClick={() => setTask({ kind: 'create' })}>
          <AddIcon />
        </Button>
      </MayWrite>
    </TopToolbar>
  );
  return (
    <>
      <Title title={texts.title} />
      <Typography color="textSecondary">{texts.intro}</Typography>
      <List
        resource="staff"
        title={<></>}
        filters={filters}
        filterDefaultValues={{ revoked: false }}
        actions={actions}
        sort={{ field: 'name', order: 'ASC' }}
        perPage={25}
        empty={false}
      >
        <StaffTable
          onAccess={(record) => setTask({ kind: 'access', record })}
          onEdit={(record) => setTask({ kind: 'edit', record })}
          onRevoke={(record) => setTask({ kind: 'revoke', record })}
        />
      </List>
      {task?.kind === 'create' && (
        <StaffFormDialog onCreated={(created) => setTask({ kind: 'show', created })} onClose={close} />
      )}
      {task?.kind === 'edit' && <StaffFormDialog record={task.record} onClose={close} />}
      {task?.kind === 'revoke' && <RevokeDialog record={task.record} onClose={close} />}
      {task?.kind === 'access' && <AccessDialog record={task.record} onClose={close} />}
      {task?.kind === 'show' && <CodeShownOnce created={task.created} onClose={close} />}
    </>
  );
}
