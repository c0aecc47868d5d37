import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Title } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { AccountsTab } from './AccountsTab';
import { BankTab } from './BankTab';
import { UnappliedPaymentsPanel } from '../shared/UnappliedPaymentsPanel';
import { ProvidersTab } from './ProvidersTab';
import { texts } from './reconciliation.fr';

const TABS = ['bank', 'providers', 'accounts', 'unapplied'] as const;
const PANELS = {
  bank: BankTab,
  providers: ProvidersTab,
  accounts: AccountsTab,
  unapplied: UnappliedPaymentsPanel,
};

/** What arrived at the bank, and what the payment providers say, against what is written here. */
export default function ReconciliationPage() {
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((name) => name === search.get('onglet')) ?? 'bank';
  const Panel = PANELS[tab];
  return (
    <>
      <Title title={texts.title} />
      <Tabs
        value={tab}
        onChange={(_, chosen: string) => setSearch(chosen === 'bank' ? {} : { onglet: chosen })}
        aria-label={texts.tabs}
        variant="scrollable"
        allowScrollButtonsMobile
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
        <Panel />
      </Box>
    </>
  );
}
