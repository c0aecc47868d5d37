import Box from '@mui/material/Box';
import { use, useEffect, useRef, useState, type ReactNode } from 'react';
import { Still } from '../../shared/charts/panel/still';

const AHEAD = '400px';

/** Draws what is in it once it comes near the screen; its room is kept until then. */
export function WhenSeen({ height, children }: { height: number; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(use(Still));
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setSeen(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <Box ref={place} sx={{ minHeight: isSeen ? 0 : height }}>
      {isSeen && children}
    </Box>
  );
}
