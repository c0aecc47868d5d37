import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { texts } from './check-in.fr';
import { useCamera } from './use-camera';

const NOTICES = {
  starting: texts.camera_starting,
  refused: texts.camera_refused,
  none: texts.camera_none,
} as const;

export function CameraView({ onCode }: { onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const state = useCamera(video, onCode);
  return (
    <Box sx={{ mb: 2 }}>
      <Box
        component="video"
        ref={video}
        muted
        playsInline
        aria-label={texts.camera_view}
        sx={{
          display: state === 'refused' || state === 'none' ? 'none' : 'block',
          width: '100%',
          maxHeight: '46dvh',
          aspectRatio: '1',
          objectFit: 'cover',
          borderRadius: 2,
          bgcolor: 'common.black',
        }}
      />
      {state !== 'on' && (
        <Alert severity={state === 'starting' ? 'info' : 'warning'} sx={{ mt: 1 }}>
          {NOTICES[state]}
        </Alert>
      )}
    </Box>
  );
}
