import MailIcon from '@mui/icons-material/MailOutlined';
import { useState } from 'react';
import { Button, useListContext } from 'react-admin';
import { EmailDialog } from './EmailDialog';
import { texts } from './registration.fr';

/** What can be done with ticked registrations. */
export function RegistrationBulkActions() {
  const { selectedIds, onUnselectItems } = useListContext();
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      <Button label={texts.email.button} onClick={() => setWriting(true)}>
        <MailIcon />
      </Button>
      {isWriting && (
        <EmailDialog
          ids={selectedIds.map(String)}
          onSent={() => onUnselectItems()}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  );
}
