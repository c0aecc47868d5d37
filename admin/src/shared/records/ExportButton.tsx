import DownloadIcon from '@mui/icons-material/Download';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ResourceWith } from '@livres/api/client';
import { useState } from 'react';
import { Button, CanAccess, useListContext, useNotify } from 'react-admin';
import type { ExportFormat } from './content-kind';
import { transfer } from './transfer.fr';
import { saveFile } from '../api/save-file';

interface Props {
  /** The kinds of file that the list leaves as, the first one first; CSV alone where it says nothing. */
  formats?: readonly ExportFormat[];
}

/** A file made on the server with every row of the filter, not only those of the page; for whoever may take it out. */
export function ExportButton(props: Props) {
  return (
    <CanAccess action="export">
      <ExportChoice {...props} />
    </CanAccess>
  );
}

function ExportChoice({ formats = [] }: Props) {
  const { total } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { save, isBusy } = useExportFile();
  const label = isBusy ? transfer.exporting : transfer.export;
  const hasChoice = formats.length > 1;
  return (
    <>
      <Button
        label={label}
        onClick={({ currentTarget }) => (hasChoice ? setAnchor(currentTarget) : void save())}
        disabled={isBusy || total === 0}
        aria-label={label}
        {...(hasChoice && { 'aria-haspopup': 'menu' as const, 'aria-expanded': anchor !== null })}
      >
        <DownloadIcon />
      </Button>
      {hasChoice && (
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          {formats.map((format) => (
            <MenuItem
              key={format}
              onClick={() => {
                setAnchor(null);
                void save(format);
              }}
            >
              {transfer.formats[format]}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}

/** Saves what the list’s filter matches, in its order, as a file. */
function useExportFile() {
  const { resource, filterValues, sort } = useListContext();
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  async function save(format?: ExportFormat): Promise<void> {
    setBusy(true);
    const params = {
      filter: JSON.stringify(filterValues),
      sort: JSON.stringify([sort.field, sort.order]),
      ...(format && { format }),
    };
    await saveFile(`/admin/${resource as ResourceWith}/export`, params).catch((error: Error) =>
      notify(error.message, { type: 'error' }),
    );
    setBusy(false);
  }
  return { save, isBusy };
}
