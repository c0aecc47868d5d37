import {
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  RichTextInputToolbar,
} from 'ra-input-rich-text';
import { FigureButton } from './FigureButton';
import { FigureNode } from './figure-node';
import { LevelButtons } from './LevelButtons';

interface Props {
  source: string;
  label?: string;
  hasPictures?: boolean;
}

/** Text with headings, emphasis, lists, links, quotations and pictures: what the server keeps, nothing more. */
export function RichTextField({ source, label, hasPictures = true }: Props) {
  return (
    <RichTextInput
      source={source}
      {...(label && { label })}
      fullWidth
      helperText={false}
      editorOptions={OPTIONS}
      toolbar={
        <RichTextInputToolbar>
          <LevelButtons />
          <FormatButtons size="small" />
          <ListButtons size="small" />
          <LinkButtons size="small" />
          <QuoteButtons size="small" />
          {hasPictures && <FigureButton />}
          <ClearButtons size="small" />
        </RichTextInputToolbar>
      }
      sx={TEXT}
    />
  );
}

const kept = DefaultEditorOptions.extensions?.filter(({ name }) => name === 'starterKit') ?? [];
const OPTIONS = { ...DefaultEditorOptions, extensions: [...kept, FigureNode] };

const TEXT = {
  '& .tiptap': { minHeight: 180 },
  '& .tiptap figure': { m: 0, mb: '1em', width: 'fit-content', borderRadius: 1 },
  '& .tiptap figure.ProseMirror-selectednode': { outline: '3px solid', outlineColor: 'primary.main' },
  '& .tiptap img': { display: 'block', maxWidth: 'min(100%, 480px)', height: 'auto', borderRadius: 1 },
  '& .tiptap figcaption': { mt: 0.5, fontSize: '0.875rem', color: 'text.secondary' },
} as const;
