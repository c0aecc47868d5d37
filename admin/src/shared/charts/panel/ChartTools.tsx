import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { panel as texts } from './chart-panel.fr';

interface Props {
  title: string;
  isTable: boolean;
  isTakingPicture: boolean;
  onTable: (isTable: boolean) => void;
  onPicture: () => void;
  onRows: () => void;
}

/** What one does with a chart: read it as a table, take its picture or its lines. */
export function ChartTools({ title, isTable, isTakingPicture, onTable, onPicture, onRows }: Props) {
  return (
    <Box className="ChartTools" sx={TOOLS}>
      <ButtonBase
        role="switch"
        aria-checked={isTable}
        aria-label={texts.as_table(title)}
        onClick={() => onTable(!isTable)}
        sx={TOOL}
      >
        {texts.table}
        <Box component="span" aria-hidden sx={isTable ? TRACK_ON : TRACK} />
      </ButtonBase>
      <ButtonBase
        aria-label={texts.picture_of(title)}
        onClick={onPicture}
        disabled={isTakingPicture}
        sx={TOOL}
      >
        {texts.picture}
      </ButtonBase>
      <ButtonBase aria-label={texts.rows_of(title)} onClick={onRows} sx={TOOL}>
        {texts.rows}
      </ButtonBase>
    </Box>
  );
}

const TOOLS = { display: 'flex', alignItems: 'center', gap: 0.25 } as const;

const TOOL = {
  minHeight: { xs: 36, md: 28 },
  px: 1,
  gap: 0.75,
  borderRadius: 1,
  font: 'inherit',
  fontSize: '0.8rem',
  fontWeight: 600,
  color: 'text.secondary',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  '&.Mui-disabled': { opacity: 0.5 },
} as const;

const TRACK = {
  width: 26,
  height: 15,
  borderRadius: 4,
  border: '1.5px solid',
  borderColor: 'text.secondary',
  display: 'flex',
  alignItems: 'center',
  px: '2px',
  '&::before': { content: '""', width: 8, height: 8, borderRadius: '50%', bgcolor: 'text.secondary' },
} as const;

const TRACK_ON = {
  ...TRACK,
  justifyContent: 'flex-end',
  bgcolor: 'primary.main',
  borderColor: 'primary.main',
  '&::before': { ...TRACK['&::before'], bgcolor: 'primary.contrastText' },
} as const;
