import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  SETTING_ENVIRONMENT_LABELS,
  SETTING_ENVIRONMENTS,
  type SettingCategory,
  type SettingEnvironment,
  type SettingsStats,
} from '@livres/api/contract';
import { settings as texts } from './settings.fr';

interface Props {
  search: string;
  onSearch: (words: string) => void;
  environment: SettingEnvironment;
  onEnvironment: (environment: SettingEnvironment) => void;
  /** Null until they are read. */
  stats: SettingsStats | null;
  categories: SettingCategory[];
}

/** Finding a setting: by words, by environment, by part; and how many there are. */
export function SettingsToolbar({ search, onSearch, environment, onEnvironment, stats, categories }: Props) {
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={FINDERS}>
        <TextField
          label={texts.search}
          type="search"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off' } }}
        />
        <TextField
          select
          id="settings-environment"
          label={texts.environment}
          value={environment}
          onChange={(event) => onEnvironment(event.target.value as SettingEnvironment)}
        >
          {SETTING_ENVIRONMENTS.map((one) => (
            <MenuItem key={one} value={one}>
              {SETTING_ENVIRONMENT_LABELS[one]}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <Box component="nav" aria-label={texts.category_navigation} sx={CHIPS}>
        {categories.map(({ code, name }) => (
          <Chip key={code} component="a" href={`#${code}`} label={name} variant="outlined" clickable />
        ))}
      </Box>
      {stats && <Figures stats={stats} />}
    </Box>
  );
}

function Figures({ stats }: { stats: SettingsStats }) {
  return (
    <Typography component="p" variant="body2" color="textSecondary">
      {Object.entries(texts.stat_labels)
        .map(([name, label]) => `${stats[name as keyof typeof texts.stat_labels]}\u00a0${label}`)
        .join(' · ')}
    </Typography>
  );
}

const FINDERS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 220px' },
} as const;

const CHIPS = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;
