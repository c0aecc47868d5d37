import BoldIcon from '@mui/icons-material/FormatBold';
import HeadingIcon from '@mui/icons-material/Title';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import LinkIcon from '@mui/icons-material/InsertLink';
import ListIcon from '@mui/icons-material/FormatListBulleted';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';
import { around, before, link, type Selected } from './markdown-marks';
import { scholarship } from './scholarship.fr';

const texts = scholarship.markdown;
type Mark = (selected: Selected) => Selected;

const MARKS: { name: string; icon: ReactElement; mark: Mark }[] = [
  { name: texts.heading, icon: <HeadingIcon />, mark: (selected) => before(selected, '## ') },
  { name: texts.bold, icon: <BoldIcon />, mark: (selected) => around(selected, '**', texts.words) },
  { name: texts.italic, icon: <ItalicIcon />, mark: (selected) => around(selected, '*', texts.words) },
  { name: texts.list, icon: <ListIcon />, mark: (selected) => before(selected, '- ') },
  { name: texts.link, icon: <LinkIcon />, mark: (selected) => link(selected, texts.words) },
];

export function MarkButtons({ label, onMark }: { label: string; onMark: (mark: Mark) => void }) {
  return (
    <Box role="group" aria-label={texts.marks(label)} sx={{ display: 'flex' }}>
      {MARKS.map(({ name, icon, mark }) => (
        <Tooltip key={name} title={name}>
          <IconButton size="small" aria-label={name} onClick={() => onMark(mark)}>
            {icon}
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  );
}
