import { Admin, CustomRoutes, Resource } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { CAPABILITIES } from './capabilities';
import { CampaignUpdateAside } from './content/campaign-updates/campaign-update-aside';
import { CampaignAside } from './content/campaigns/campaign-aside';
import { Dashboard } from './dashboard';
import { i18nProvider } from './i18n-provider';
import { authProvider } from './people/access/auth-provider';
import { LoginPage } from './people/access/LoginPage';
import { dataProvider } from './shared/data/data-provider';
import { queryClient } from './shared/data/query-client';
import { AboveLists } from './shared/records/above-lists';
import { Toasts } from './shared/feedback/Toasts';
import { UnknownScreen } from './shared/feedback/UnknownScreen';
import { lazyScreen } from './shared/layout/lazy-screen';
import { RefusedScreen } from './shared/rights/RefusedScreen';
import { darkTheme, lightTheme } from './shared/theme/admin-theme';
import { useIsPrinting } from './shared/theme/use-is-printing';
import { PANEL_ROOT } from './shell/navigation';
import { Shell } from './shell/Shell';
import { shell } from './shell/shell.fr';
import { panelStore } from './store';

function Panel() {
  // Paper is white: what is dark on the screen is not printed light on it, nor with a page of ink.
  const isPrinting = useIsPrinting();
  return (
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
      darkTheme={isPrinting ? lightTheme : darkTheme}
      accessDenied={RefusedScreen}
      catchAll={UnknownScreen}
      requireAuth
      disableTelemetry
    >
      {CAPABILITIES.flatMap(({ resources = [] }) => resources).map((resource) => (
        <Resource key={resource.name} {...resource} />
      ))}
      <CustomRoutes>{CAPABILITIES.flatMap(({ routes = [] }) => routes)}</CustomRoutes>
    </Admin>
  );
}

const SavedViews = lazyScreen(() => import('./people/saved-views/SavedViews'));
const CampaignUpdatesPanel = lazyScreen(() => import('./content/campaign-updates/CampaignUpdatesPanel'));
const UpdateMailingPanel = lazyScreen(() => import('./newsletters/update-mailings/UpdateMailingPanel'));
const CampaignGiftsPanel = lazyScreen(() => import('./giving/shared/CampaignGiftsPanel'));

const BesideCampaign = () => (
  <>
    <CampaignUpdatesPanel />
    <CampaignGiftsPanel />
  </>
);

/** What a screen of one wing shows of another is put together here. */
const ComposedPanel = () => (
  <AboveLists value={<SavedViews />}>
    <CampaignAside value={<BesideCampaign />}>
      <CampaignUpdateAside value={<UpdateMailingPanel />}>
        <Panel />
      </CampaignUpdateAside>
    </CampaignAside>
  </AboveLists>
);

const router = createBrowserRouter([{ path: '*', element: <ComposedPanel /> }], { basename: PANEL_ROOT });

export const App = () => <RouterProvider router={router} />;
