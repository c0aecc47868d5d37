import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Title } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { BankTab } from './BankTab';
import { ProvidersTab } from './ProvidersTab';
import { texts } from './reconciliation.fr';

const TABS = ['bank', 'providers'] as const;

/** What arrived at the bank, and what the payment providers say, against what is written here. */
export default function ReconciliationPage() {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('onglet') === 'providers' ? 'providers' : 'bank';
  return (
    <>
      <Title title={texts.title} />
      <Tabs
        value={tab}
        onChange={(_, chosen: string) => setSearch(chosen === 'bank' ? {} : { onglet: chosen })}
        aria-label={texts.tabs}
        sx={{ mb: 2 }}
      >
        {TABS.map((name) => (
          <Tab
            key={name}
            value={name}
            label={texts[name]}
            id={`onglet-${name}`}
            aria-controls={`volet-${name}`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`volet-${tab}`} aria-labelledby={`onglet-${tab}`} sx={{ maxWidth: 1100 }}>
        {tab === 'bank' ? <BankTab /> : <ProvidersTab />}
      </Box>
    </>
  );
}
