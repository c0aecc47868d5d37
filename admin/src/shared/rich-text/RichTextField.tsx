import { useMemo } from 'react';
import { useResourceContext, useTranslateLabel } from 'react-admin';
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
import { readablePaste } from './pasted-html';

interface Props {
  source: string;
  label?: string;
  hasPictures?: boolean;
}

/** Text with headings, emphasis, lists, links, quotations and pictures: what the server keeps, nothing more. */
export function RichTextField({ source, label, hasPictures = true }: Props) {
  const translateLabel = useTranslateLabel();
  const translated = translateLabel({ source, label, resource: useResourceContext() });
  const name = typeof translated === 'string' ? translated : source;
  const options = useMemo(() => optionsOf(name), [name]);
  return (
    <RichTextInput
      source={source}
      {...(label && { label })}
      fullWidth
      helperText={false}
      editorOptions={options}
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
// « www.exemple.org », typed or pasted, becomes a link.
const secure = kept.map((kit) => kit.configure({ link: { defaultProtocol: 'https' } }));
const extensions = [...secure, FigureNode];

/** A label names form fields only: for an assistive technology, editable text is named by an attribute. */
const optionsOf = (name: string) => ({
  ...DefaultEditorOptions,
  extensions,
  editorProps: {
    attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': name },
    transformPastedHTML: readablePaste,
  },
});

const TEXT = {
  // A finger needs more room than a mouse.
  '@media (max-width: 599.95px)': {
    '& .MuiToggleButton-root': { minWidth: 40, minHeight: 40 },
  },
  '& .tiptap': { minHeight: 180 },
  '& .tiptap figure': { m: 0, mb: '1em', width: 'fit-content', borderRadius: 1 },
  '& .tiptap figure.ProseMirror-selectednode': { outline: '3px solid', outlineColor: 'primary.main' },
  '& .tiptap img': { display: 'block', maxWidth: 'min(100%, 480px)', height: 'auto', borderRadius: 1 },
  '& .tiptap figcaption': { mt: 0.5, fontSize: '0.875rem', color: 'text.secondary' },
} as const;
