import ImageIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import type { MediaRecord, Picture } from '@livres/api/contract';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useEffect, useReducer, useState } from 'react';
import { PicturePickerDialog } from '../pictures/PicturePickerDialog';
import { FigureDialog } from './FigureDialog';
import type { FigureAttributes } from './figure-node';
import { richText } from './rich-text.fr';
import { pictureSource } from '../pictures/picture-source';

const SHOWN_WIDTH = 960;

/** Puts a picture of the library in the text; on one that is selected, changes its words. */
export function FigureButton() {
  const editor = useTiptapEditor();
  const [open, setOpen] = useState(false);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor?.on('transaction', redraw);
    return () => void editor?.off('transaction', redraw);
  }, [editor]);
  const selected = editor?.isActive('figure') ?? false;
  const label = selected ? richText.edit : richText.insert;
  const close = () => setOpen(false);
  const insert = (media: MediaRecord) => {
    editor
      ?.chain()
      .focus()
      .insertContent({ type: 'figure', attrs: figureOfPicture(media) })
      .run();
    close();
  };
  const change = (attributes: Partial<FigureAttributes>) => {
    editor?.chain().focus().updateAttributes('figure', attributes).run();
    close();
  };
  const remove = () => {
    editor?.chain().focus().deleteSelection().run();
    close();
  };
  return (
    <>
      <ToggleButton
        size="small"
        value="figure"
        selected={selected}
        disabled={!editor?.isEditable}
        onClick={() => setOpen(true)}
        aria-label={label}
        title={label}
      >
        <ImageIcon fontSize="inherit" />
      </ToggleButton>
      {open && !selected && <PicturePickerDialog onPick={insert} onClose={close} />}
      {open && selected && editor && (
        <FigureDialog
          figure={editor.getAttributes('figure') as FigureAttributes}
          onSave={change}
          onRemove={remove}
          onClose={close}
        />
      )}
    </>
  );
}

/** A picture of the library as a text first shows it: with its own caption, and the name of whoever took it. */
function figureOfPicture(picture: Picture): FigureAttributes {
  const { alt, width, height, caption, credit } = picture;
  const said = [caption, credit && richText.credit(credit)].filter(Boolean).join(' – ');
  return { src: pictureSource(picture, SHOWN_WIDTH) ?? '', width, height, alt, caption: said };
}
