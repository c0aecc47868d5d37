import ExpandIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { PAGE_BLOCK_LABELS, type PageBlock } from '@livres/api/contract';
import { get, useFormState, useWatch } from 'react-hook-form';
import { page as texts } from './page.fr';
import { PageBlockFields } from './PageBlockFields';
import { PageBlockMoves } from './PageBlockMoves';

interface Props {
  index: number;
  count: number;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One part: its heading and its kind when folded, its fields when open. */
export function PageBlockInput({ index, count, isOpen, onToggle, onMove, onRemove }: Props) {
  const name = `blocks.${index}`;
  const block = useWatch({ name }) as PageBlock | undefined;
  const { errors } = useFormState({ name });
  const hasFault = get(errors, name) !== undefined;
  const heading = block?.heading || texts.untitled;
  return (
    <Accordion
      expanded={isOpen}
      onChange={(_, expanded) => onToggle(expanded)}
      disableGutters
      variant="outlined"
      slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h3' } }}
    >
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Typography component="span" sx={{ flex: 1, minWidth: 0, fontWeight: 650, overflowWrap: 'anywhere' }}>
          {texts.part(index + 1, heading)}
        </Typography>
        {hasFault && <Chip size="small" color="error" label={texts.fault} sx={{ mr: 1 }} />}
        <Chip
          size="small"
          variant="outlined"
          label={PAGE_BLOCK_LABELS[block?.type ?? 'text']}
          sx={{ mr: 1 }}
        />
      </AccordionSummary>
      <AccordionDetails>
        <PageBlockMoves index={index} count={count} heading={heading} onMove={onMove} onRemove={onRemove} />
        <PageBlockFields type={block?.type ?? 'text'} />
      </AccordionDetails>
    </Accordion>
  );
}
