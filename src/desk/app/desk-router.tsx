import { createRootRoute, createRoute, createRouter, Outlet } from '@tanstack/react-router'
import { BannersPage } from '#desk/catalogue/banner/banners-page.tsx'
import { readInstructorsSearch } from '#desk/catalogue/instructor/instructors.search.ts'
import { InstructorsPage } from '#desk/catalogue/instructor/instructors-page.tsx'
import { PricePage } from '#desk/catalogue/price/price-page.tsx'
import { readPricesSearch } from '#desk/catalogue/price/prices.search.ts'
import { PricesPage } from '#desk/catalogue/price/prices-page.tsx'
import { readReferenceSearch } from '#desk/catalogue/reference/reference.search.ts'
import { ReferencePage } from '#desk/catalogue/reference/reference-page.tsx'
import { readGroupsSearch } from '#desk/community/group/groups.search.ts'
import { GroupsPage } from '#desk/community/group/groups-page.tsx'
import { FileListPage } from '#desk/file-list/file-list-page.tsx'
import { fileLists } from '#desk/file-list/file-lists.ts'
import { readJobsSearch } from '#desk/jobs/job/jobs.search.ts'
import { JobsPage } from '#desk/jobs/job/jobs-page.tsx'
import { DraftPage } from '#desk/learning/draft/draft-page.tsx'
import { readDraftsSearch } from '#desk/learning/draft/drafts.search.ts'
import { DraftsPage } from '#desk/learning/draft/drafts-page.tsx'
import { readPreviewSearch } from '#desk/learning/draft/preview.search.ts'
import { PreviewContent } from '#desk/learning/draft/preview-content.tsx'
import { PreviewPage } from '#desk/learning/draft/preview-page.tsx'
import { DraftImportPage } from '#desk/learning/draft-import/draft-import-page.tsx'
import { CourseFiguresPage } from '#desk/learning/learning/course-figures-page.tsx'
import { readFiguresSearch } from '#desk/learning/learning/figures.search.ts'
import { FiguresPage } from '#desk/learning/learning/figures-page.tsx'
import { readSessionsSearch } from '#desk/learning/live-session/live-session.search.ts'
import { SessionPage } from '#desk/learning/live-session/session-page.tsx'
import { LiveSessionsPage } from '#desk/learning/live-session/sessions-page.tsx'
import { NewQuizPage, QuizPage } from '#desk/learning/quiz/quiz-page.tsx'
import { readQuizzesSearch } from '#desk/learning/quiz/quizzes.search.ts'
import { QuizzesPage } from '#desk/learning/quiz/quizzes-page.tsx'
import { readRegistrationsSearch } from '#desk/learning/registration/registrations.search.ts'
import { RegistrationsPage } from '#desk/learning/registration/registrations-page.tsx'
import { readShortSearch } from '#desk/list/short-list.search.ts'
import { ApiKeysPage } from '#desk/people/api-key/api-keys-page.tsx'
import { AuditPage } from '#desk/people/audit/audit-page.tsx'
import { readGuestsSearch } from '#desk/people/event/event-guests.search.ts'
import { EventGuestsPage } from '#desk/people/event/event-guests-page.tsx'
import { readInboxSearch } from '#desk/people/inbox/inbox.search.ts'
import { InboxPage } from '#desk/people/inbox/inbox-page.tsx'
import { MailEditorPage } from '#desk/people/mail-text/mail-editor-page.tsx'
import { MailsPage } from '#desk/people/mail-text/mails-page.tsx'
import { QuestionsPage } from '#desk/people/profile/questions-page.tsx'
import { SecurityPage } from '#desk/people/session/security-page.tsx'
import { BeginPage } from '#desk/people/staff/begin-page.tsx'
import { StaffPage } from '#desk/people/staff/staff-page.tsx'
import { readWebhooksSearch } from '#desk/people/webhook/webhooks.search.ts'
import { WebhooksPage } from '#desk/people/webhook/webhooks-page.tsx'
import { readCallBackSearch } from '#desk/school/call-back/call-back.search.ts'
import { CallBacksPage } from '#desk/school/call-back/call-backs-page.tsx'
import { readSchoolRegistrationsSearch } from '#desk/school/school-registration/school-registrations.search.ts'
import { SchoolRegistrationsPage } from '#desk/school/school-registration/school-registrations-page.tsx'
import { ApplicationsPage } from '#desk/shop/author/applications-page.tsx'
import { AuthorPage } from '#desk/shop/author/author-page.tsx'
import {
	readApplicationsSearch,
	readAuthorsSearch,
	readPayoutsSearch,
} from '#desk/shop/author/authors.search.ts'
import { AuthorsPage } from '#desk/shop/author/authors-page.tsx'
import { EarningsPage } from '#desk/shop/author/earnings-page.tsx'
import { PayoutsPage } from '#desk/shop/author/payouts-page.tsx'
import { CustomerPage } from '#desk/shop/customer/customer-page.tsx'
import { readCustomersSearch } from '#desk/shop/customer/customers.search.ts'
import { CustomersPage } from '#desk/shop/customer/customers-page.tsx'
import { readCouponsSearch, readSimulatorSearch } from '#desk/shop/discount/coupons.search.ts'
import { CouponsPage } from '#desk/shop/discount/coupons-page.tsx'
import { SimulatorPage } from '#desk/shop/discount/simulator-page.tsx'
import { GstPage } from '#desk/shop/gst-return/gst-page.tsx'
import { readGstSearch } from '#desk/shop/gst-return/gst-return.search.ts'
import { OrderPage } from '#desk/shop/order/order-page.tsx'
import { readOrdersSearch } from '#desk/shop/order/orders.search.ts'
import { OrdersPage } from '#desk/shop/order/orders-page.tsx'
import { PlansPage } from '#desk/shop/plan/plans-page.tsx'
import { readSalesSearch } from '#desk/shop/sales/sales.search.ts'
import { SalesPage } from '#desk/shop/sales/sales-page.tsx'
import { readSettlementsSearch } from '#desk/shop/settlement/settlement.search.ts'
import { SettlementPage } from '#desk/shop/settlement/settlement-page.tsx'
import { SettlementsPage } from '#desk/shop/settlement/settlements-page.tsx'
import { SetupPage } from '#desk/shop/shop-setup/setup-page.tsx'
import { TextEditorPage } from '#desk/web/text-page/text-editor-page.tsx'
import { TextsPage } from '#desk/web/text-page/texts-page.tsx'
import { fileLists as fileListNames } from '#domain/people/list-file.rules.ts'
import { m } from '#i18n/messages'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { ErrorState } from '#ui/list/error-state.tsx'
import { DeskFrame } from './desk-frame.tsx'
import { DeskGate } from './desk-gate.tsx'
import { FirstPage } from './first-page.tsx'

const PreviewGate = () => (
	<DeskGate>
		<PreviewContent />
	</DeskGate>
)

const NotFound = () => (
	<EmptyState heading="h1" title={m.desk_not_found_title()} text={m.desk_not_found_text()} />
)

/** Builds the router of the desk, whose pages are below /desk. */
export const createDeskRouter = () => {
	const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound })
	const framed = createRoute({ getParentRoute: () => root, id: 'framed', component: DeskFrame })
	const at = (path: string, component: () => React.ReactNode) =>
		createRoute({ getParentRoute: () => framed, path, component })
	const preview = createRoute({
		getParentRoute: () => root,
		path: '/preview/$id',
		component: PreviewGate,
		validateSearch: readPreviewSearch,
	})
	const begin = createRoute({ getParentRoute: () => root, path: '/begin', component: BeginPage })
	const found = <Search,>(
		path: string,
		component: () => React.ReactNode,
		validateSearch: (raw: Record<string, unknown>) => Search,
	) => createRoute({ getParentRoute: () => framed, path, component, validateSearch })
	const imports = fileListNames.map((list) =>
		at(`${fileLists[list].to}/import`, () => <FileListPage list={list} />),
	)
	return createRouter({
		basepath: '/desk',
		routeTree: root.addChildren([
			preview,
			begin,
			framed.addChildren([
				at('/', FirstPage),
				found('/inbox', InboxPage, readInboxSearch),
				found('/inbox/$kind/$id', InboxPage, readInboxSearch),
				found('/call-backs', CallBacksPage, readCallBackSearch),
				found('/live-sessions', LiveSessionsPage, readSessionsSearch),
				at('/live-sessions/$id', SessionPage),
				found('/live-sessions/registrations', RegistrationsPage, readRegistrationsSearch),
				found('/resources', DraftsPage, readDraftsSearch),
				at('/resources/import', DraftImportPage),
				at('/resources/$id', DraftPage),
				found('/resources/$id/preview', PreviewPage, readPreviewSearch),
				found('/orders', OrdersPage, readOrdersSearch),
				found('/customers', CustomersPage, readCustomersSearch),
				found('/school-registrations', SchoolRegistrationsPage, readSchoolRegistrationsSearch),
				at('/customers/$id', CustomerPage),
				at('/orders/$id', OrderPage),
				found('/gst', GstPage, readGstSearch),
				found('/author-applications', ApplicationsPage, readApplicationsSearch),
				found('/authors', AuthorsPage, readAuthorsSearch),
				at('/authors/$id', AuthorPage),
				found('/payouts', PayoutsPage, readPayoutsSearch),
				at('/earnings', EarningsPage),
				found('/sales', SalesPage, readSalesSearch),
				found('/settlements', SettlementsPage, readSettlementsSearch),
				at('/settlements/$id', SettlementPage),
				found('/figures', FiguresPage, readFiguresSearch),
				found('/figures/$id', CourseFiguresPage, readFiguresSearch),
				found('/prices', PricesPage, readPricesSearch),
				at('/prices/$id', PricePage),
				found('/coupons', CouponsPage, readCouponsSearch),
				...imports,
				found('/coupons/simulator', SimulatorPage, readSimulatorSearch),
				found('/plans', PlansPage, readShortSearch),
				found('/quizzes', QuizzesPage, readQuizzesSearch),
				at('/quizzes/new', NewQuizPage),
				at('/quizzes/$id', QuizPage),
				found('/jobs', JobsPage, readJobsSearch),
				found('/instructors', InstructorsPage, readInstructorsSearch),
				found('/event-guests', EventGuestsPage, readGuestsSearch),
				found('/groups', GroupsPage, readGroupsSearch),
				found('/profile-questions', QuestionsPage, readShortSearch),
				found('/reference', ReferencePage, readReferenceSearch),
				found('/banners', BannersPage, readShortSearch),
				found('/mails', MailsPage, readShortSearch),
				at('/mails/$language/$name', MailEditorPage),
				found('/texts', TextsPage, readShortSearch),
				at('/texts/$language/$name', TextEditorPage),
				found('/webhooks', WebhooksPage, readWebhooksSearch),
				at('/api-keys', ApiKeysPage),
				at('/setup', SetupPage),
				at('/staff', StaffPage),
				at('/audit', AuditPage),
				at('/security', SecurityPage),
			]),
		]),
		defaultErrorComponent: ({ reset }) => <ErrorState onRetry={reset} />,
		scrollRestoration: true,
	})
}
