import {
  ClearButtons,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  RichTextInputToolbar,
} from 'ra-input-rich-text';
import { LevelButtons } from './LevelButtons';

/** Text with headings, emphasis, lists, links and quotations: what the server keeps, nothing more. */
export function RichTextField({ source }: { source: string }) {
  return (
    <RichTextInput
      source={source}
      fullWidth
      helperText={false}
      toolbar={
        <RichTextInputToolbar>
          <LevelButtons />
          <FormatButtons size="small" />
          <ListButtons size="small" />
          <LinkButtons size="small" />
          <QuoteButtons size="small" />
          <ClearButtons size="small" />
        </RichTextInputToolbar>
      }
      sx={{ '& .tiptap': { minHeight: 180 } }}
    />
  );
}
