import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { panel as texts } from './chart-panel.fr';

const PictureSheet = lazy(() => import('./PictureSheet'));

interface Picture {
  width: number;
  fileName: string;
  content: ReactNode;
}

/** Saves a picture of what would be drawn; `sheet` is to be rendered somewhere. */
export function usePicture({ width, fileName, content }: Picture) {
  const [isTaking, setTaking] = useState(false);
  const notify = useNotify();
  const end = (isSaved: boolean) => {
    setTaking(false);
    if (!isSaved) notify(texts.picture_failed, { type: 'error' });
  };
  const sheet = isTaking && (
    <Suspense fallback={null}>
      <PictureSheet width={width} fileName={fileName} onEnd={end}>
        {content}
      </PictureSheet>
    </Suspense>
  );
  return { takePicture: () => setTaking(true), isTaking, sheet };
}
