import Box from '@mui/material/Box';
import { texts } from './contact-message.fr';

/** A dot before what nobody has read; its place stays where there is none. */
export function UnreadMark({ isRead }: { isRead: boolean }) {
  const size = { width: 9, height: 9, flexShrink: 0, borderRadius: '50%' };
  if (isRead) return <Box aria-hidden="true" sx={size} />;
  return (
    <Box
      role="img"
      aria-label={texts.unread}
      title={texts.unread}
      sx={{ ...size, bgcolor: 'primary.main' }}
    />
  );
}
