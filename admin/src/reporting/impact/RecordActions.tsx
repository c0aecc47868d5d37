import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/Edit';
import HistoryIcon from '@mui/icons-material/History';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { figures } from './figures.fr';
import { RecordHistory } from './RecordHistory';

interface Props {
  resource: 'location-metrics' | 'yearly-progress';
  record: RaRecord;
  name: string;
  edit: { label: string; onClick: () => void } | undefined;
  remove: { label: string; onClick: () => void } | undefined;
}

/** Change, history, delete: the buttons at the end of a line. */
export function RecordActions({ resource, record, name, edit, remove }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      {edit && <Action {...edit} icon={<EditIcon fontSize="small" />} />}
      <Action
        label={figures.history(name)}
        onClick={() => setOpen(true)}
        icon={<HistoryIcon fontSize="small" />}
      />
      {remove && <Action {...remove} icon={<DeleteIcon fontSize="small" />} />}
      {isOpen && (
        <RecordHistory resource={resource} record={record} name={name} onClose={() => setOpen(false)} />
      )}
    </Stack>
  );
}

function Action({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) {
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={onClick}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}
