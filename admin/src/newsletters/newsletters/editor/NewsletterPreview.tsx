import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { NewsletterRecord } from '@livres/api/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api/api';
import { texts } from '../newsletter.fr';
import { shownIn } from './preview-html';

const { preview } = texts;
type Screen = 'desk' | 'phone';
type Colors = 'light' | 'dark';

/** The newsletter as it arrives, on a desk or a phone, by day or by night, or as text alone. */
export function NewsletterPreview({ newsletter: { id, version } }: { newsletter: NewsletterRecord }) {
  const [screen, setScreen] = useState<Screen>('desk');
  const [colors, setColors] = useState<Colors>('light');
  const [isText, setText] = useState(false);
  const [name, setName] = useState<string>(preview.examples[0]);
  const { data, error } = useQuery({
    queryKey: ['newsletters', id, 'preview', version, name],
    queryFn: ({ signal }) =>
      api.get(`/admin/newsletters/${id}/preview` as const, { params: { first_name: name }, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Box component="section" aria-label={preview.title} sx={{ minWidth: 0 }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mb: 1.5, alignItems: 'center' }}>
        <Choice
          label={preview.screen}
          value={screen}
          onChange={setScreen}
          names={{ desk: preview.desk, phone: preview.phone }}
        />
        <Choice
          label={preview.colors}
          value={colors}
          onChange={setColors}
          names={{ light: preview.light, dark: preview.dark }}
        />
        <TextField
          select
          size="small"
          label={preview.example}
          value={name}
          onChange={({ target }) => setName(target.value)}
          fullWidth={false}
          sx={{ width: 150, m: 0 }}
        >
          {preview.examples.map((example) => (
            <MenuItem key={example} value={example}>
              {example || preview.no_name}
            </MenuItem>
          ))}
        </TextField>
        <ToggleButton size="small" value="text" selected={isText} onChange={() => setText(!isText)}>
          {preview.text}
        </ToggleButton>
      </Stack>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={520} />}
      {data && (
        <Box
          sx={{
            ...SHEET,
            bgcolor: colors === 'dark' ? '#090b26' : '#e6e9f8',
            color: colors === 'dark' ? '#eef0fc' : '#14172e',
          }}
        >
          <Box sx={{ width: screen === 'phone' ? 375 : 620, maxWidth: '100%', mx: 'auto' }}>
            <Typography variant="body2" sx={{ fontWeight: 650 }}>
              {data.sender_name} <span style={{ fontWeight: 400 }}>&lt;{data.sender_address}&gt;</span>
            </Typography>
            <Typography sx={{ fontWeight: 650, mb: 1, overflowWrap: 'anywhere' }}>
              {data.subject || texts.untitled}
            </Typography>
            {isText ? (
              <Box component="pre" sx={PLAIN}>
                {data.text}
              </Box>
            ) : (
              <Frame html={shownIn(data.html, colors)} screen={screen} />
            )}
          </Box>
        </Box>
      )}
    </Box>
  );
}

/** Nothing in it runs; the panel only measures how tall it is. */
function Frame({ html, screen }: { html: string; screen: Screen }) {
  const [height, setHeight] = useState(520);
  return (
    <Box
      component="iframe"
      key={screen}
      title={preview.frame}
      sandbox="allow-same-origin"
      srcDoc={html}
      onLoad={({ currentTarget }) => {
        const tall = currentTarget.contentDocument?.documentElement.scrollHeight;
        if (tall) setHeight(Math.min(tall, 6000));
      }}
      sx={{ width: '100%', height, border: 0, borderRadius: 1, display: 'block' }}
    />
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  names: Record<T, string>;
  onChange: (value: T) => void;
}

function Choice<T extends string>({ label, value, names, onChange }: ChoiceProps<T>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={value}
      onChange={(_, chosen: T | null) => chosen && onChange(chosen)}
    >
      {(Object.entries(names) as [T, string][]).map(([key, name]) => (
        <ToggleButton key={key} value={key}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const SHEET = { p: { xs: 1.5, sm: 2 }, borderRadius: 1, border: 1, borderColor: 'divider' } as const;
const PLAIN = {
  m: 0,
  p: 2,
  bgcolor: '#ffffff',
  color: '#14172e',
  borderRadius: 1,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: 14,
} as const;
