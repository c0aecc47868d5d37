import DownloadIcon from '@mui/icons-material/Download';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Button, CanAccess, useListContext, useNotify } from 'react-admin';
import { saveFile } from '../../shared/api/save-file';
import { texts } from './registration.fr';

const FILES = {
  xlsx: ['/admin/event-registrations/export.xlsx', 'inscriptions.xlsx'],
  csv: ['/admin/event-registrations/export', 'inscriptions.csv'],
  people_xlsx: ['/admin/event-registrations/people/export.xlsx', 'personnes.xlsx'],
  people_csv: ['/admin/event-registrations/people/export', 'personnes.csv'],
} as const;
type Format = keyof typeof FILES;
const FORMATS: Format[] = ['xlsx', 'csv', 'people_xlsx', 'people_csv'];

/** All that the filter matches, in its order, as a file; for whoever may take people out. */
export function RegistrationExport() {
  return (
    <CanAccess action="export">
      <ExportMenu />
    </CanAccess>
  );
}

function ExportMenu() {
  const { filterValues, sort, total } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  async function save(format: Format): Promise<void> {
    setAnchor(null);
    setBusy(true);
    const params = {
      filter: JSON.stringify(filterValues),
      sort: JSON.stringify([sort.field, sort.order]),
    };
    const [path, name] = FILES[format];
    await saveFile(path, params, name).catch((error: Error) => notify(error.message, { type: 'error' }));
    setBusy(false);
  }
  const label = isBusy ? texts.export.busy : texts.export.button;
  return (
    <>
      <Button
        label={label}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        disabled={isBusy || total === 0}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
      >
        <DownloadIcon />
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {FORMATS.map((format) => (
          <MenuItem key={format} onClick={() => void save(format)}>
            {texts.export[format]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
