import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/Edit';
import HistoryIcon from '@mui/icons-material/History';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { figures } from './figures.fr';
import { RecordHistory } from './RecordHistory';
import { IconAction } from '../../shared/layout/IconAction';

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
      {edit && <IconAction {...edit} icon={<EditIcon fontSize="small" />} />}
      <IconAction
        label={figures.history(name)}
        onClick={() => setOpen(true)}
        icon={<HistoryIcon fontSize="small" />}
      />
      {remove && <IconAction {...remove} icon={<DeleteIcon fontSize="small" />} />}
      {isOpen && (
        <RecordHistory resource={resource} record={record} name={name} onClose={() => setOpen(false)} />
      )}
    </Stack>
  );
}
