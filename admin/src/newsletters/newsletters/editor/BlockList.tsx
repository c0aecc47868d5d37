import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  NEWSLETTER_BLOCK_LABELS,
  NEWSLETTER_BLOCK_TYPES,
  NEWSLETTER_RULES,
  type NewsletterBlock,
  type NewsletterBlockType,
} from '@livres/api/contract';
import { useState, type DragEvent } from 'react';
import { SourceContextProvider } from 'react-admin';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { visuallyHidden } from '../../../shared/layout/visually-hidden';
import { texts } from '../newsletter.fr';
import { BLOCK_ICONS } from './block-icons';
import { BlockItem } from './BlockItem';

interface Props {
  isWritable: boolean;
  open: number | null;
  onOpen: (index: number | null) => void;
}

/** The blocks in their order: dragged by the mouse, moved by their buttons, one open at a time. */
export function BlockList({ isWritable, open, onOpen }: Props) {
  const { control, getValues } = useFormContext<{ blocks: NewsletterBlock[] }>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'blocks' });
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const moveTo = (from: number, to: number) => {
    if (from === to || to < 0 || to >= fields.length) return;
    const name = NEWSLETTER_BLOCK_LABELS[getValues(`blocks.${from}`).type];
    move(from, to);
    if (open === from) onOpen(to);
    setSaid(texts.editor.moved(name, to + 1));
  };
  const add = (type: NewsletterBlockType) => {
    append({ ...BLANK, type, shows_progress: type === 'campaign' });
    onOpen(fields.length);
  };
  const over = (event: DragEvent, to: number) => {
    if (dragged === null) return;
    event.preventDefault();
    if (dragged === to) return;
    moveTo(dragged, to);
    setDragged(to);
  };
  return (
    <>
      <Box component="ol" sx={LIST}>
        {fields.map(({ id }, index) => (
          <Box
            component="li"
            key={id}
            onDragOver={(event: DragEvent) => over(event, index)}
            sx={dragged === index ? { opacity: 0.5 } : {}}
          >
            <SourceContextProvider value={sourcesOf(`blocks.${index}`)}>
              <BlockItem
                index={index}
                count={fields.length}
                isOpen={open === index}
                isWritable={isWritable}
                onToggle={() => onOpen(open === index ? null : index)}
                onMove={(by) => moveTo(index, index + by)}
                onDrag={(isDragged) => setDragged(isDragged ? index : null)}
                onRemove={() => {
                  remove(index);
                  onOpen(null);
                }}
              />
            </SourceContextProvider>
          </Box>
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
      {isWritable && (
        <>
          <Typography variant="subtitle2" component="h3" sx={{ mt: 2, mb: 1 }}>
            {texts.editor.add}
          </Typography>
          <Box sx={ADD}>
            {NEWSLETTER_BLOCK_TYPES.map((type) => {
              const Icon = BLOCK_ICONS[type];
              return (
                <Button
                  key={type}
                  size="small"
                  variant="outlined"
                  startIcon={<Icon />}
                  disabled={fields.length >= NEWSLETTER_RULES.blocks}
                  onClick={() => add(type)}
                  sx={{ justifyContent: 'start' }}
                >
                  {NEWSLETTER_BLOCK_LABELS[type]}
                </Button>
              );
            })}
          </Box>
        </>
      )}
    </>
  );
}

const BLANK: Omit<NewsletterBlock, 'type' | 'shows_progress'> = {
  html: '',
  text: '',
  author: '',
  alt: '',
  url: '',
  label: '',
  figure: '',
  media_id: null,
  target_id: null,
};
const LIST = { listStyle: 'none', m: 0, p: 0, border: 1, borderColor: 'divider', borderRadius: 1 } as const;
const ADD = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(128px, 100%), 1fr))',
} as const;

function sourcesOf(prefix: string) {
  return {
    getSource: (source: string) => `${prefix}.${source}`,
    getLabel: (source: string) => `resources.newsletters.fields.${source}`,
  };
}
