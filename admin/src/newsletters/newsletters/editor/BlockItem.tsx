import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import DragIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { NEWSLETTER_BLOCK_LABELS, type NewsletterBlock } from '@livres/api/contract';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { GRAB } from '../../../shared/layout/sx';
import { readableText } from '../../../shared/records/readable-text';
import { blockHint, texts } from '../newsletter.fr';
import { BLOCK_ICONS } from './block-icons';
import { BlockFields } from './BlockFields';

interface Props {
  index: number;
  count: number;
  isOpen: boolean;
  isWritable: boolean;
  onToggle: () => void;
  onMove: (by: -1 | 1) => void;
  onDrag: (isDragged: boolean) => void;
  onRemove: () => void;
}

/** One block: its kind and its first words when folded, its fields and its moves when open. */
export function BlockItem({ index, count, isOpen, isWritable, onToggle, onMove, onDrag, onRemove }: Props) {
  const block = useWatch({ name: `blocks.${index}` }) as NewsletterBlock | undefined;
  const fieldsId = useId();
  const { editor } = texts;
  if (!block) return null;
  const Icon = BLOCK_ICONS[block.type];
  const name = NEWSLETTER_BLOCK_LABELS[block.type];
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', ...(isOpen && OPEN) }}>
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        {isWritable && (
          <Box
            draggable
            aria-hidden
            onDragStart={() => onDrag(true)}
            onDragEnd={() => onDrag(false)}
            title={editor.drag(name)}
            sx={{ ...GRAB, display: 'flex', pl: 0.5, color: 'text.secondary' }}
          >
            <DragIcon fontSize="small" />
          </Box>
        )}
        <ButtonBase onClick={onToggle} aria-expanded={isOpen} aria-controls={fieldsId} sx={LINE}>
          <Icon fontSize="small" color="action" />
          <Box sx={{ minWidth: 0 }}>
            <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 650 }}>
              {name}
            </Typography>
            <Typography
              component="span"
              variant="body2"
              color="textSecondary"
              noWrap
              sx={{ display: 'block' }}
            >
              {firstWords(block)}
            </Typography>
          </Box>
        </ButtonBase>
      </Stack>
      <Box id={fieldsId} hidden={!isOpen}>
        {isOpen && (
          <Box sx={{ p: 1.5, pt: 0.5 }}>
            <fieldset disabled={!isWritable} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
              <BlockFields type={block.type} />
            </fieldset>
            {isWritable && (
              <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mt: 1.5 }}>
                <Button size="small" startIcon={<UpIcon />} disabled={index === 0} onClick={() => onMove(-1)}>
                  {editor.up}
                </Button>
                <Button
                  size="small"
                  startIcon={<DownIcon />}
                  disabled={index === count - 1}
                  onClick={() => onMove(1)}
                >
                  {editor.down}
                </Button>
                <Button size="small" color="error" startIcon={<RemoveIcon />} onClick={onRemove}>
                  {editor.remove}
                </Button>
              </Stack>
            )}
          </Box>
        )}
      </Box>
    </Box>
  );
}

function firstWords({ type, html, text, alt, label, figure, media_id, target_id }: NewsletterBlock): string {
  const said = readableText(html).trim() || text || label || alt || figure;
  if (said) return said.slice(0, 80);
  return media_id || target_id ? '' : blockHint(type);
}

const OPEN = {
  outline: '2px solid',
  outlineColor: 'primary.main',
  outlineOffset: '-1px',
  borderRadius: 1,
} as const;
const LINE = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  justifyContent: 'start',
  textAlign: 'left',
  gap: 1.25,
  p: 1,
} as const;
