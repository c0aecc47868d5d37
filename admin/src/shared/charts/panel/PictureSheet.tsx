import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { lightTheme } from '../../theme/admin-theme';
import { savePicture } from './picture-file';
import { Still } from './still';

const theme = createTheme(lightTheme);

interface Props {
  width: number;
  fileName: string;
  onEnd: (isSaved: boolean) => void;
  children: ReactNode;
}

/** Draws its content on white paper out of sight, whatever the theme and the width of the screen, and saves its picture. */
export default function PictureSheet({ width, fileName, onEnd, children }: Props) {
  const paper = useRef<HTMLDivElement>(null);
  const end = useRef(onEnd);
  useEffect(() => {
    let isGone = false;
    const say = (isSaved: boolean) => {
      if (!isGone) end.current(isSaved);
    };
    void savePicture(paper.current!, fileName).then(
      () => say(true),
      () => say(false),
    );
    return () => {
      isGone = true;
    };
  }, [fileName]);
  return createPortal(
    <div aria-hidden inert style={OUT_OF_SIGHT}>
      <ThemeProvider theme={theme}>
        <Still value>
          <Box ref={paper} sx={{ width, p: 3, bgcolor: '#fff', color: 'text.primary', typography: 'body1' }}>
            {children}
          </Box>
        </Still>
      </ThemeProvider>
    </div>,
    document.body,
  );
}

const OUT_OF_SIGHT = { position: 'fixed', top: 0, left: -20_000, colorScheme: 'light' } as const;
