import AccessIcon from '@mui/icons-material/VpnKeyOutlined';
import EditIcon from '@mui/icons-material/Edit';
import RevokeIcon from '@mui/icons-material/Block';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ROLE_LABELS, ROLES, type StaffRecord } from '@livres/api/contract';
import { DataTable } from 'react-admin';
import { frenchDay, timeAgo } from '../../shared/format/french-date';
import { staff as texts } from './staff.fr';
import { mayDo } from '../../shared/rights/rights';
import { staffAccess } from './staff-access.fr';
import { IconAction } from '../../shared/layout/IconAction';

const Column = DataTable.Col<StaffRecord>;

interface Props {
  onAccess: (record: StaffRecord) => void;
  onEdit: (record: StaffRecord) => void;
  onRevoke: (record: StaffRecord) => void;
}

export function StaffTable({ onAccess, onEdit, onRevoke }: Props) {
  const wide = useMediaQuery('(min-width: 900px)', { noSsr: true });
  return (
    <DataTable<StaffRecord> rowClick={false} bulkActionButtons={false} size="small">
      <Column source="name" sx={{ fontWeight: 650 }} />
      <Column source="roles" disableSort render={({ roles }) => <Roles roles={roles} />} />
      {wide && (
        <Column
          source="code_hint"
          disableSort
          render={({ code_hint }) => (code_hint ? texts.hint(code_hint) : texts.configured)}
        />
      )}
      {wide && (
        <Column
          source="last_seen_at"
          render={({ last_seen_at }) => (last_seen_at ? timeAgo(last_seen_at, Date.now()) : texts.never)}
        />
      )}
      {wide && <Column source="created_at" render={({ created_at }) => frenchDay(created_at)} />}
      {wide && <Column label={texts.state} disableSort render={(record) => <State record={record} />} />}
      <Column
        disableSort
        label={texts.actions}
        render={(record) =>
          !record.revoked_at &&
          mayDo('staff', 'write') && (
            <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
              <IconAction
                label={staffAccess.open(record.name)}
                onClick={() => onAccess(record)}
                icon={<AccessIcon />}
              />
              <IconAction
                label={texts.edit(record.name)}
                onClick={() => onEdit(record)}
                icon={<EditIcon />}
              />
              {record.code_hint && (
                <IconAction
                  label={texts.revoke_one(record.name)}
                  onClick={() => onRevoke(record)}
                  icon={<RevokeIcon />}
                />
              )}
            </Stack>
          )
        }
      />
    </DataTable>
  );
}

function Roles({ roles }: Pick<StaffRecord, 'roles'>) {
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {ROLES.filter((role) => roles.includes(role)).map((role) => (
        <Chip key={role} size="small" variant="outlined" label={ROLE_LABELS[role]} />
      ))}
    </Stack>
  );
}

function State({ record: { revoked_at } }: { record: StaffRecord }) {
  if (revoked_at)
    return <Chip size="small" variant="outlined" label={texts.revoked_on(frenchDay(revoked_at))} />;
  return <Chip size="small" label={texts.active} sx={{ bgcolor: 'success.light', color: 'success.main' }} />;
}
