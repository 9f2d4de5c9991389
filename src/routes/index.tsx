import { createFileRoute, useRouter } from '@tanstack/react-router'
import { ProgrammeBanner } from '#features/people/event/programme-banner.tsx'
import { AppPromotion } from '#features/web/form-submission/app-promotion.tsx'
import { Hero } from '#features/web/page/hero.tsx'
import {
	eventsQuery,
	freeQuery,
	homeBundlesQuery,
	homeJobsQuery,
	homeQuizzesQuery,
	newestQuery,
	recentViewsQuery,
	recommendedQuery,
	underWayQuery,
} from '#features/web/page/home.queries.ts'
import { HomeSearch } from '#features/web/page/home-search.tsx'
import { Statistics } from '#features/web/page/statistics.tsx'
import { m } from '#i18n/messages'
import { useNudges } from '#processes/nudge-scheduler/use-nudges.ts'
import { siteQuery } from '#processes/site.query.ts'
import { useViewer } from '#processes/viewer-context.ts'
import { css } from '#styled/css'
import { Page } from '#ui/layout/page.tsx'
import { pageHead } from '#ui/layout/page-head.ts'
import {
	BundlesRow,
	EventsRow,
	FreeRow,
	JobsRow,
	NewestRow,
	QuizzesRow,
	RecentRow,
	RecommendedRow,
	UnderWayRow,
} from './-home/home-rows.tsx'
import { readFacts } from './-read/read-facts.ts'

const greeting = css({ textStyle: 'page', pb: '4' })
// On phones the header leads to the search, and one's own rows come first.
const onWideScreens = css({ hideBelow: 'sm' })

const shared = [siteQuery, recommendedQuery, eventsQuery]
const ofVisitors = [newestQuery, freeQuery, homeBundlesQuery, homeQuizzesQuery, homeJobsQuery]

type HomeProps = { onSearch: (words: string) => void }

/** Home of a signed-in person: what they have begun, and what is recommended to them. */
const OwnHome = ({ onSearch }: HomeProps) => (
	<Page>
		<h1 className={greeting}>{m.home_welcome()}</h1>
		<div className={onWideScreens}>
			<HomeSearch onSearch={onSearch} />
		</div>
		<div className={onWideScreens}>
			<Statistics />
		</div>
		<UnderWayRow />
		<RecommendedRow />
		<RecentRow />
		<div className={onWideScreens}>
			<ProgrammeBanner />
		</div>
		<EventsRow />
		<div className={onWideScreens}>
			<AppPromotion />
		</div>
	</Page>
)

const PublicHome = ({ onSearch }: HomeProps) => (
	<>
		<Hero onSearch={onSearch} />
		<Page>
			<Statistics />
			<RecommendedRow />
			<NewestRow />
			<ProgrammeBanner />
			<FreeRow />
			<BundlesRow />
			<QuizzesRow />
			<EventsRow />
			<JobsRow />
			<AppPromotion />
		</Page>
	</>
)

const Home = () => {
	const router = useRouter()
	const { signedIn } = useViewer()
	useNudges()
	const goSearch = (words: string) =>
		void router.navigate({ to: '/learning', search: words ? { search: words } : {} })
	return signedIn ? <OwnHome onSearch={goSearch} /> : <PublicHome onSearch={goSearch} />
}

export const Route = createFileRoute('/')({
	loader: async ({ context: { queryClient, processes } }) => {
		if (processes.assumed !== 'signedIn') return readFacts(queryClient, [...shared, ...ofVisitors])
		// Own rows are above the rest: they are loaded before the page is shown, so that nothing
		// moves.
		await Promise.all([
			queryClient.prefetchQuery(underWayQuery),
			queryClient.prefetchQuery(recentViewsQuery),
		])
		return readFacts(queryClient, shared)
	},
	head: ({ match }) =>
		pageHead(match.context.origin, {
			title: m.home_page_title(),
			description: m.home_page_description(),
			path: '/',
		}),
	component: Home,
})
