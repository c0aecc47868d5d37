import Box from '@mui/material/Box';
import { visuallyHidden } from '../layout/visually-hidden';
import { revisions } from './revisions.fr';
import { textDifference, type TextPart } from './text-difference';

/** Two texts as one, with what left it struck through after − and what entered it underlined after +. */
export function WordDifference({ before, after }: { before: string; after: string }) {
  return (
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.65 }}>
      {textDifference(before, after).map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </Box>
  );
}

const LOOKS = {
  added: { colour: 'success', tag: 'ins', sign: '+', line: 'underline' },
  removed: { colour: 'error', tag: 'del', sign: '−', line: 'line-through' },
} as const;

function Part({ part: { kind, text } }: { part: TextPart }) {
  if (kind === 'kept') return <span>{text}</span>;
  const { colour, tag, sign, line } = LOOKS[kind];
  return (
    <Box
      component={tag}
      sx={{
        bgcolor: `${colour}.light`,
        color: `${colour}.main`,
        textDecorationLine: line,
        textDecorationThickness: '1px',
        borderRadius: 0.5,
        px: 0.25,
      }}
    >
      <Box component="span" aria-hidden sx={{ display: 'inline-block', fontWeight: 700, pr: 0.25 }}>
        {sign}
      </Box>
      <span style={visuallyHidden}>{` (${revisions[kind]} : `}</span>
      {text}
      <span style={visuallyHidden}>) </span>
    </Box>
  );
}
