import FoldedIcon from '@mui/icons-material/ExpandMore';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { visuallyHidden } from '../shared/layout/visually-hidden';
import { shell } from './shell.fr';

interface GroupProps {
  title: string | null;
  /** Icons alone: there is no room for a title, and nothing folds. */
  compact: boolean;
  isOpen: boolean;
  onToggle: () => void;
  /** How much there is in it that nobody has read. */
  unread: number;
  children: ReactNode;
}

/** A group of the side menu, which folds; of which nothing may be read, it is not there. */
export function MenuGroup({ title, compact, isOpen, onToggle, unread, children }: GroupProps) {
  const id = useId();
  const list = `${id}-list`;
  const isFolded = title !== null && !compact && !isOpen;
  return (
    <Box sx={{ px: 1, pt: 1, '&:last-of-type': { pb: 1.5 }, '&:not(:has(a))': { display: 'none' } }}>
      {title && compact && <Divider sx={{ mb: 1 }} />}
      {title && compact && (
        <Typography id={id} component="p" sx={visuallyHidden}>
          {title}
        </Typography>
      )}
      {title && !compact && (
        <ButtonBase id={id} aria-expanded={isOpen} aria-controls={list} onClick={onToggle} sx={TITLE}>
          <Typography component="span" variant="caption" sx={{ fontWeight: 700 }}>
            {title}
          </Typography>
          {isFolded && unread > 0 && (
            <>
              <Badge badgeContent={unread} max={99} color="error" aria-hidden sx={{ ml: 2 }} />
              <Box component="span" sx={visuallyHidden}>
                {shell.unread(unread)}
              </Box>
            </>
          )}
          <FoldedIcon
            fontSize="small"
            sx={{ ml: 'auto', color: 'text.secondary', transform: isOpen ? 'rotate(180deg)' : 'none' }}
          />
        </ButtonBase>
      )}
      <List
        id={list}
        {...(title && { 'aria-labelledby': id })}
        sx={{ p: 0, display: isFolded ? 'none' : 'grid', gap: 0.5 }}
      >
        {children}
      </List>
    </Box>
  );
}

const TITLE = {
  display: 'flex',
  width: '100%',
  justifyContent: 'flex-start',
  textAlign: 'left',
  px: 1.25,
  minHeight: { xs: 44, md: 32 },
  borderRadius: 1,
  '&:hover': { bgcolor: 'action.hover' },
} as const;
