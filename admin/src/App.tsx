import { Admin, CustomRoutes, Resource } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { CAPABILITIES } from './capabilities';
import { CampaignAside } from './content/campaigns/campaign-aside';
import { Dashboard } from './dashboard';
import { i18nProvider } from './i18n-provider';
import { authProvider } from './people/access/auth-provider';
import { LoginPage } from './people/access/LoginPage';
import { dataProvider } from './shared/data/data-provider';
import { queryClient } from './shared/data/query-client';
import { Toasts } from './shared/feedback/Toasts';
import { lazyScreen } from './shared/layout/lazy-screen';
import { RefusedScreen } from './shared/rights/RefusedScreen';
import { darkTheme, lightTheme } from './shared/theme/admin-theme';
import { PANEL_ROOT } from './shell/navigation';
import { Shell } from './shell/Shell';
import { shell } from './shell/shell.fr';
import { panelStore } from './store';

const Panel = () => (
  <Admin
    title={shell.title}
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    queryClient={queryClient}
    store={panelStore}
    loginPage={LoginPage}
    layout={Shell}
    dashboard={Dashboard}
    notification={Toasts}
    lightTheme={lightTheme}
    darkTheme={darkTheme}
    accessDenied={RefusedScreen}
    requireAuth
    disableTelemetry
  >
    {CAPABILITIES.flatMap(({ resources = [] }) => resources).map((resource) => (
      <Resource key={resource.name} {...resource} />
    ))}
    <CustomRoutes>{CAPABILITIES.flatMap(({ routes = [] }) => routes)}</CustomRoutes>
  </Admin>
);

const CampaignGiftsPanel = lazyScreen(() => import('./giving/shared/CampaignGiftsPanel'));

/** What a screen of one wing shows of another is put together here. */
const ComposedPanel = () => (
  <CampaignAside value={<CampaignGiftsPanel />}>
    <Panel />
  </CampaignAside>
);

const router = createBrowserRouter([{ path: '*', element: <ComposedPanel /> }], { basename: PANEL_ROOT });

export const App = () => <RouterProvider router={router} />;
