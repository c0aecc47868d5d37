import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PAGE_LIMITS, type PageBlock } from '@livres/api/contract';
import { useState } from 'react';
import { SourceContextProvider } from 'react-admin';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { page as texts } from './page.fr';
import { PageBlockInput } from './PageBlockInput';

const EMPTY: PageBlock = { type: 'text', heading: '', anchor: '', body: '', items: [] };

/** The parts of a page: each folds away, so that a long page stays easy to find one's way in. */
export function PageBlocksInput() {
  const { control } = useFormContext<{ blocks: PageBlock[] }>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'blocks' });
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {fields.map(({ id }, index) => (
          <li key={id}>
            <SourceContextProvider value={sourcesOf(`blocks.${index}`)}>
              <PageBlockInput
                index={index}
                count={fields.length}
                isOpen={open === id}
                onToggle={(isOpen) => setOpen(isOpen ? id : null)}
                onMove={(by) => move(index, index + by)}
                onRemove={() => remove(index)}
              />
            </SourceContextProvider>
          </li>
        ))}
      </Box>
      <Button
        startIcon={<AddIcon />}
        variant="outlined"
        sx={{ mt: 2 }}
        disabled={fields.length >= PAGE_LIMITS.max_blocks}
        onClick={() => append({ ...EMPTY, items: [] })}
      >
        {texts.add}
      </Button>
    </>
  );
}

function sourcesOf(prefix: string) {
  return {
    getSource: (source: string) => `${prefix}.${source}`,
    getLabel: (source: string) => `resources.pages.fields.${source}`,
  };
}
