import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DetailList } from '../../../shared/layout/DetailList';
import { Panel } from '../../../shared/layout/Panel';

interface Props {
  title: string;
  facts: [name: string, value: ReactNode][];
  /** What was written at length, under its name. */
  writings: [name: string, text: string][];
}

/** A form as it was sent. */
export function CaseDetails({ title, facts, writings }: Props) {
  return (
    <Panel title={title}>
      <DetailList facts={facts} />
      {writings
        .filter(([, text]) => text)
        .map(([name, text]) => (
          <div key={name}>
            <Typography component="h3" variant="subtitle2" sx={{ mt: 2 }}>
              {name}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
          </div>
        ))}
    </Panel>
  );
}
