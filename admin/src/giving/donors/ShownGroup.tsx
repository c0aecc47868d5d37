import ClearIcon from '@mui/icons-material/Cancel';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import { DONOR_GROUP_DEFINITIONS, DONOR_GROUP_LABELS, DONOR_GROUPS } from '@livres/api/contract';
import { useListContext } from 'react-admin';
import { Caption } from '../../shared/layout/Caption';
import { texts } from './donor.fr';

/** Which group of donors is shown, and who they are; gone in one click. */
export function ShownGroup() {
  const { filterValues, setFilters } = useListContext();
  const { group: chosen, ...others } = filterValues;
  const group = DONOR_GROUPS.find((one) => one === String(chosen));
  if (!group) return null;
  const clear = () => setFilters(others);
  return (
    <Box sx={LINE} role="status">
      <Chip
        color="primary"
        label={texts.shown_group(DONOR_GROUP_LABELS[group])}
        onClick={clear}
        onDelete={clear}
        deleteIcon={
          <Tooltip title={texts.all_groups}>
            <ClearIcon />
          </Tooltip>
        }
      />
      <Caption>{DONOR_GROUP_DEFINITIONS[group]}</Caption>
    </Box>
  );
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: { sm: 2 },
  pb: 1.5,
} as const;
