import Box from '@mui/material/Box';

/** A dot before what nobody has read; its place stays where there is none. */
export function UnreadMark({ isRead, label }: { isRead: boolean; label: string }) {
  const size = { width: 9, height: 9, flexShrink: 0, borderRadius: '50%' };
  if (isRead) return <Box aria-hidden="true" sx={size} />;
  return <Box role="img" aria-label={label} title={label} sx={{ ...size, bgcolor: 'primary.main' }} />;
}
