import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Tooltip from '@mui/material/Tooltip';
import { useTheme } from '@mui/material';
import {
  NOTIFICATION_CHANNEL_LABELS,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_GROUP_DOMAINS,
  NOTIFICATION_GROUP_LABELS,
  NOTIFICATION_GROUPS,
  type NotificationChannel,
  type NotificationGroup,
  type NotificationPreferences,
} from '@livres/api/contract';
import { domainColors } from '../../../shared/theme/domain-colors';
import { visuallyHidden } from '../../../shared/layout/visually-hidden';
import { preferenceTexts as texts } from './preferences.fr';

interface Props {
  preferences: NotificationPreferences;
  onChange: (group: NotificationGroup, channels: NotificationChannel[]) => void;
}

/** Each group of what happens, by where one hears of it. */
export function ChannelTable({ preferences: { choices }, onChange }: Props) {
  const { palette } = useTheme();
  const colors = domainColors(palette.mode);
  return (
    <Box component="table" sx={TABLE}>
      <caption style={visuallyHidden}>{texts.title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span style={visuallyHidden}>{texts.group}</span>
          </th>
          {NOTIFICATION_CHANNELS.map((channel) => (
            <th key={channel} scope="col">
              {NOTIFICATION_CHANNEL_LABELS[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NOTIFICATION_GROUPS.map((group) => (
          <tr key={group}>
            <th scope="row">
              <Box
                aria-hidden
                component="i"
                sx={{ ...DIAMOND, bgcolor: colors[NOTIFICATION_GROUP_DOMAINS[group]].main }}
              />
              {NOTIFICATION_GROUP_LABELS[group]}
            </th>
            {NOTIFICATION_CHANNELS.map((channel) => (
              <td key={channel}>
                <ChannelBox
                  group={group}
                  channel={channel}
                  isChosen={choices[group].includes(channel)}
                  onChange={(isChosen) =>
                    onChange(
                      group,
                      NOTIFICATION_CHANNELS.filter((one) =>
                        one === channel ? isChosen : choices[group].includes(one),
                      ),
                    )
                  }
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

interface BoxProps {
  group: NotificationGroup;
  channel: NotificationChannel;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

function ChannelBox({ group, channel, isChosen, onChange }: BoxProps) {
  const isFixed = group === 'mine' && channel === 'panel';
  const label = texts.cell(NOTIFICATION_GROUP_LABELS[group], NOTIFICATION_CHANNEL_LABELS[channel]);
  const box = (
    <Checkbox
      size="small"
      checked={isChosen}
      disabled={isFixed}
      onChange={(_, checked) => onChange(checked)}
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
  return isFixed ? (
    <Tooltip title={texts.always}>
      <span>{box}</span>
    </Tooltip>
  ) : (
    box
  );
}

const DIAMOND = {
  display: 'inline-block',
  width: 9,
  height: 9,
  mr: 1,
  transform: 'rotate(45deg)',
  borderRadius: '2px',
} as const;
const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { fontWeight: 550, textAlign: 'left', fontSize: '0.88rem', py: 0.25 },
  '& thead th': {
    fontSize: '0.75rem',
    textAlign: 'center',
    color: 'text.secondary',
    pb: 0.5,
    lineHeight: 1.2,
  },
  '& td': { textAlign: 'center', p: 0 },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
} as const;
