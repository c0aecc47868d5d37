import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { VISIT_LISTS, type VisitList } from '@livres/api/contract';
import { useState } from 'react';
import type { AskedPeriod } from '../shared/period-address';
import { useSaveList } from './use-save-list';
import { visitTexts as texts } from './visit-analytics.fr';

const FORMATS = ['csv', 'xlsx'] as const;

/** All lines of a list, as a file. */
export function VisitExport({ asked }: { asked: AskedPeriod }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const saveList = useSaveList(asked);
  const save = (list: VisitList, format: (typeof FORMATS)[number]) => {
    setAnchor(null);
    void saveList(list, format);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ExportIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {texts.export}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {FORMATS.flatMap((format) => [
          <ListSubheader key={format} role="presentation">
            {texts[format]}
          </ListSubheader>,
          ...VISIT_LISTS.map((list) => (
            <MenuItem key={`${format} ${list}`} onClick={() => save(list, format)}>
              {texts.lists[list]}
            </MenuItem>
          )),
        ])}
      </Menu>
    </>
  );
}
