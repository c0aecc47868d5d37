import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useTranslate } from 'react-admin';
import { useEffect, useReducer } from 'react';

const LEVELS = [2, 3] as const;
type Choice = 'text' | (typeof LEVELS)[number];

/** Plain text, heading, smaller heading: the page's own title is above them. */
export function LevelButtons() {
  const editor = useTiptapEditor();
  const translate = useTranslate();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor?.on('transaction', redraw);
    return () => void editor?.off('transaction', redraw);
  }, [editor]);
  const current: Choice = LEVELS.find((level) => editor?.isActive('heading', { level })) ?? 'text';
  const choose = (choice: Choice | null) => {
    if (choice === null) return;
    const command = editor?.chain().focus();
    if (choice === 'text') command?.setNode('paragraph').run();
    else command?.setNode('heading', { level: choice }).run();
  };
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={current}
      onChange={(_, choice: Choice | null) => choose(choice)}
      aria-label={translate('ra.tiptap.select_level')}
      disabled={!editor}
    >
      <ToggleButton value="text" sx={BUTTON}>
        {translate('ra.tiptap.text')}
      </ToggleButton>
      {LEVELS.map((level) => (
        <ToggleButton key={level} value={level} sx={BUTTON}>
          {translate(`ra.tiptap.h${level}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const BUTTON = {
  '&&&': {
    px: 1,
    py: 0,
    height: 26,
    textTransform: 'none',
    fontSize: '0.8rem !important',
    fontWeight: 600,
    lineHeight: 1,
    letterSpacing: 0,
  },
} as const;
