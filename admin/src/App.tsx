import { Admin, CustomRoutes, Resource, ResourceContextProvider } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import { AccompanimentBoard, accompanimentRequests } from './universities/accompaniment';
import { AmbassadorBoard, ambassadorApplications } from './universities/ambassadors';
import { authProvider } from './people/access/auth-provider';
import { LoginPage } from './people/access/LoginPage';
import { MyAccessPage } from './people/access/my-access';
import { articles } from './content/articles';
import { campaigns } from './content/campaigns';
import { CampaignAside } from './content/campaigns/campaign-aside';
import { lazyScreen } from './shared/layout/lazy-screen';
import { contactMessages } from './people/contact';
import { Dashboard } from './dashboard';
import { goodsAlerts } from './goods/alerts';
import { donations } from './giving/donations';
import { DonorPage, DonorsPage, donors } from './giving/donors';
import { pickupTransactions } from './goods/donation-transactions';
import { events } from './content/events';
import { i18nProvider } from './i18n-provider';
import { media } from './content/media';
import { MetricsPage } from './reporting/impact';
import { NewslettersPage, SubscriberCreatePage, SubscriberPage } from './people/newsletter';
import { NotificationsPage } from './core/notifications';
import { PersonalDataPage, ProcessingRecordPage } from './people/personal-data';
import { SettingsPage } from './core/settings';
import { pages } from './content/pages';
import { partners } from './content/partners';
import { physicalDonations } from './goods/physical-donations';
import { PickupCalendarPage, PickupRoundPage } from './goods/pickups';
import { projects } from './content/projects';
import { ReconciliationPage } from './giving/reconciliation';
import { recurringGifts } from './giving/recurring';
import { receipts, ReceiptYearPage, WaitingReceiptsPage } from './giving/receipts';
import { ScholarshipStatsPage, scholarships } from './universities/scholarships';
import { dataProvider } from './shared/data/data-provider';
import { queryClient } from './shared/data/query-client';
import { Toasts } from './shared/feedback/Toasts';
import { Restricted } from './shared/layout/Restricted';
import { RefusedScreen } from './shared/rights/RefusedScreen';
import { contentRoutes } from './shared/records/content-resource';
import { darkTheme, lightTheme } from './shared/theme/admin-theme';
import { PANEL_ROOT } from './shell/navigation';
import { Shell } from './shell/Shell';
import { shell } from './shell/shell.fr';
import { categories, tags } from './content/taxonomy';
import { staff, StaffPage } from './people/staff';
import { panelStore } from './store';
import { UniversitiesPage } from './universities/universities';
import { SystemTestsPage } from './reporting/system';

/** A kind of content more is a word here. */
const CONTENT = [articles, campaigns, events, categories, tags, projects, partners, scholarships, pages];

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
    {CONTENT.map(({ resource }) => (
      <Resource key={resource.name} {...resource} />
    ))}
    <Resource {...contactMessages} />
    <Resource {...accompanimentRequests} />
    <Resource {...ambassadorApplications} />
    <Resource {...recurringGifts} />
    <Resource {...donations} />
    <Resource {...donors} />
    <Resource {...physicalDonations} />
    <Resource {...pickupTransactions} />
    <Resource {...goodsAlerts} />
    <Resource {...receipts} />
    <Resource {...media} />
    <Resource {...staff} />
    <CustomRoutes>
      <Route path="/my-access" element={<MyAccessPage />} />
      {CONTENT.flatMap(contentRoutes)}
      <Route
        path="/scholarships/figures"
        element={
          <Restricted resource="scholarships">
            <ScholarshipStatsPage />
          </Restricted>
        }
      />
      <Route
        path="/universities"
        element={
          <Restricted resource="partners">
            <UniversitiesPage />
          </Restricted>
        }
      />
      <Route
        path="/accompaniment-requests/board"
        element={
          <Restricted resource="accompaniment-requests" action="edit">
            <ResourceContextProvider value="accompaniment-requests">
              <AccompanimentBoard />
            </ResourceContextProvider>
          </Restricted>
        }
      />
      <Route
        path="/ambassador-applications/board"
        element={
          <Restricted resource="ambassador-applications" action="edit">
            <ResourceContextProvider value="ambassador-applications">
              <AmbassadorBoard />
            </ResourceContextProvider>
          </Restricted>
        }
      />
      <Route
        path="/receipts/waiting"
        element={
          <Restricted resource="receipts">
            <WaitingReceiptsPage />
          </Restricted>
        }
      />
      <Route
        path="/receipts/year"
        element={
          <Restricted resource="receipts">
            <ReceiptYearPage />
          </Restricted>
        }
      />
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
          <Restricted resource="newsletter-subscribers" action="edit">
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
        path="/donations/new"
        element={
          <Restricted resource="donations" action="edit">
            <ResourceContextProvider value="donations">
              <donations.create />
            </ResourceContextProvider>
          </Restricted>
        }
      />
      <Route
        path="/donations/:id/edit"
        element={
          <Restricted resource="donations" action="edit">
            <ResourceContextProvider value="donations">
              <donations.edit />
            </ResourceContextProvider>
          </Restricted>
        }
      />
      <Route
        path="/users/donors"
        element={
          <Restricted resource="users">
            <DonorsPage />
          </Restricted>
        }
      />
      <Route
        path="/users/donors/:id"
        element={
          <Restricted resource="users" action="export">
            <DonorPage />
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
        path="/metrics"
        element={
          <Restricted resource="metrics">
            <MetricsPage />
          </Restricted>
        }
      />
      <Route
        path="/reconciliation"
        element={
          <Restricted resource="reconciliation">
            <ReconciliationPage />
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
        path="/settings/processing"
        element={
          <Restricted resource="processing-record">
            <ProcessingRecordPage />
          </Restricted>
        }
      />
      <Route
        path="/settings/people"
        element={
          <Restricted resource="personal-data">
            <PersonalDataPage />
          </Restricted>
        }
      />
      <Route
        path="/pickups"
        element={
          <Restricted resource="donation-transactions">
            <PickupCalendarPage />
          </Restricted>
        }
      />
      <Route
        path="/pickups/round"
        element={
          <Restricted resource="donation-transactions">
            <PickupRoundPage />
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

const CampaignGiftsPanel = lazyScreen(() => import('./giving/shared/CampaignGiftsPanel'));

/** What a screen of one wing shows of another is put together here. */
const ComposedPanel = () => (
  <CampaignAside value={<CampaignGiftsPanel />}>
    <Panel />
  </CampaignAside>
);

const router = createBrowserRouter([{ path: '*', element: <ComposedPanel /> }], { basename: PANEL_ROOT });

export const App = () => <RouterProvider router={router} />;
