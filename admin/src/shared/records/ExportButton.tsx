import DownloadIcon from '@mui/icons-material/Download';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Button, CanAccess, useListContext } from 'react-admin';
import { useContentKind } from './content-kind';
import { transfer } from './transfer.fr';
import { useExportFile } from './use-export-file';

/** A file made on the server with every row of the filter, not only those of the page; for whoever may take it out. */
export function ExportButton() {
  return (
    <CanAccess action="export">
      <ExportChoice />
    </CanAccess>
  );
}

function ExportChoice() {
  const { export_formats: formats = [] } = useContentKind();
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
