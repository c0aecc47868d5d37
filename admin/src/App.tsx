import { Admin, CustomRoutes, Resource } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import { authProvider } from './access/auth-provider';
import { LoginPage } from './access/LoginPage';
import { articles } from './articles';
import { campaigns } from './campaigns';
import { contactMessages } from './contact-messages';
import { Dashboard } from './dashboard';
import { events } from './events';
import { i18nProvider } from './i18n-provider';
import { media } from './media';
import { NewslettersPage, SubscriberCreatePage, SubscriberPage } from './newsletters';
import { NotificationsPage } from './notifications';
import { SettingsPage } from './settings';
import { pages } from './pages';
import { partners } from './partners';
import { projects } from './projects';
import { dataProvider } from './shared/data/data-provider';
import { queryClient } from './shared/data/query-client';
import { Toasts } from './shared/feedback/Toasts';
import { Restricted } from './shared/layout/Restricted';
import { contentRoutes } from './shared/publishing/content-resource';
import { darkTheme, lightTheme } from './shared/theme/admin-theme';
import { PANEL_ROOT } from './shell/navigation';
import { Shell } from './shell/Shell';
import { shell } from './shell/shell.fr';
import { categories, tags } from './taxonomy';
import { staff, StaffPage } from './staff';
import { panelStore } from './store';
import { SystemTestsPage } from './system-tests';

/** A kind of content more is a word here. */
const CONTENT = [articles, campaigns, events, categories, tags, projects, partners, pages];

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
    requireAuth
    disableTelemetry
  >
    {CONTENT.map(({ resource }) => (
      <Resource key={resource.name} {...resource} />
    ))}
    <Resource {...contactMessages} />
    <Resource {...media} />
    <Resource {...staff} />
    <CustomRoutes>
      {CONTENT.flatMap(contentRoutes)}
      <Route
        path="/newsletters"
        element={
          <Restricted resource="newsletter-subscribers">
            <NewslettersPage />
          </Restricted>
        }
      />
      <Route
        path="/newsletters/new"
        element={
          <Restricted resource="newsletter-subscribers">
            <SubscriberCreatePage />
          </Restricted>
        }
      />
      <Route
        path="/newsletters/:id"
        element={
          <Restricted resource="newsletter-subscribers">
            <SubscriberPage />
          </Restricted>
        }
      />
      <Route
        path="/users"
        element={
          <Restricted resource="staff">
            <StaffPage />
          </Restricted>
        }
      />
      <Route
        path="/notifications"
        element={
          <Restricted resource="audit">
            <NotificationsPage />
          </Restricted>
        }
      />
      <Route
        path="/settings"
        element={
          <Restricted resource="settings">
            <SettingsPage />
          </Restricted>
        }
      />
      <Route
        path="/system-tests"
        element={
          <Restricted resource="system">
            <SystemTestsPage />
          </Restricted>
        }
      />
    </CustomRoutes>
  </Admin>
);

const router = createBrowserRouter([{ path: '*', element: <Panel /> }], { basename: PANEL_ROOT });

export const App = () => <RouterProvider router={router} />;
