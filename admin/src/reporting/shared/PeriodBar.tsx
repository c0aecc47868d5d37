import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  ANALYTICS_AGAINST,
  ANALYTICS_AGAINST_LABELS,
  ANALYTICS_DATES_FAULTS,
  ANALYTICS_PERIOD_LABELS,
  type AnalyticsAgainst,
  type AnalyticsDays,
  type AnalyticsPeriod,
  faultOfDates,
} from '@livres/api/contract';
import type { ReactNode } from 'react';
import { dayInParis } from '../../shared/format/calendar-days';
import { analyticsTexts as texts } from './analytics.fr';
import { comparedWith } from './compared-with';
import { dayRange } from './day-range';
import type { AskedPeriod } from './period-address';

interface Props {
  /** Those that suit the screen, in order. */
  periods: readonly AnalyticsPeriod[];
  asked: AskedPeriod;
  onChange: (asked: Partial<AskedPeriod>) => void;
  /** The days as the api understood them, once they are known. */
  days: AnalyticsDays | undefined;
  /** Further choices of the screen, beside the period. */
  children?: ReactNode;
}

/** Which period, compared with what; the same on every screen of figures. */
export function PeriodBar({ periods, asked, onChange, days, children }: Props) {
  const choosePeriod = (period: AnalyticsPeriod | null) => {
    if (!period) return;
    onChange(period === 'dates' && days ? { period, from: days.from, to: days.to } : { period });
  };
  const fault = asked.period === 'dates' ? faultOfDates(asked, dayInParis(Date.now())) : null;
  return (
    <Box sx={BAR}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={asked.period}
        onChange={(_, period: AnalyticsPeriod | null) => choosePeriod(period)}
        aria-label={texts.period}
        sx={{ flexWrap: 'wrap' }}
      >
        {periods.map((period) => (
          <ToggleButton key={period} value={period}>
            {ANALYTICS_PERIOD_LABELS[period]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {asked.period === 'dates' && (
        <>
          <DayInput label={texts.from} day={asked.from ?? ''} onChange={(from) => onChange({ from })} />
          <DayInput label={texts.to} day={asked.to ?? ''} onChange={(to) => onChange({ to })} />
        </>
      )}
      {asked.period !== 'all' && (
        <TextField
          select
          size="small"
          margin="none"
          label={texts.against}
          value={asked.against}
          onChange={({ target }) => onChange({ against: target.value as AnalyticsAgainst })}
          fullWidth={false}
          sx={{ minWidth: 190 }}
        >
          {ANALYTICS_AGAINST.map((one) => (
            <MenuItem key={one} value={one}>
              {ANALYTICS_AGAINST_LABELS[one]}
            </MenuItem>
          ))}
        </TextField>
      )}
      {children}
      {fault && (
        <Typography role="alert" variant="body2" color="error" sx={{ flexBasis: '100%' }}>
          {ANALYTICS_DATES_FAULTS[fault]}
        </Typography>
      )}
      {days && !fault && (
        <Typography variant="body2" color="textSecondary" sx={{ flexBasis: '100%' }}>
          <Box component="strong" sx={{ color: 'text.primary' }}>
            {dayRange(days.from, days.to)}
          </Box>
          {comparedWith(days)}
        </Typography>
      )}
    </Box>
  );
}

interface DayInputProps {
  label: string;
  day: string;
  onChange: (day: string) => void;
}

const DayInput = ({ label, day, onChange }: DayInputProps) => (
  <TextField
    type="date"
    size="small"
    margin="none"
    label={label}
    value={day}
    onChange={({ target }) => target.value && onChange(target.value)}
    fullWidth={false}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 1.5,
  my: 2,
} as const;
