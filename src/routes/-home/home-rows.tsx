import { Link } from '@tanstack/react-router'
import { normaliseCard } from '#api/normalise-card.ts'
import { CardRow } from '#features/catalogue/card/card-grid.tsx'
import { CardSkeletons } from '#features/catalogue/card/card-skeletons.tsx'
import { LearningRow } from '#features/learning/learning/learning-row.tsx'
import { QuizCard } from '#features/learning/quiz/quiz-card.tsx'
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
import { m } from '#i18n/messages'
import { resourceRow } from '#routes/-resource/resource-cards.tsx'
import { jobRow } from '#routes/jobs/-job-cards.tsx'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { QuerySection } from '#ui/list/query-section.tsx'

const list = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const pending = <CardSkeletons count={3} oneRow />
const text = link()

/** Resources that the viewer has begun. */
export const UnderWayRow = () => (
	<QuerySection
		title={m.home_under_way()}
		query={underWayQuery}
		more={
			<Link className={text} to="/profile/my-learning">
				{m.header_my_learning()}
			</Link>
		}
		pending={pending}
		render={(rows) => (
			<ul className={list}>
				{rows.map((enrolment) => (
					<LearningRow key={enrolment.id} enrolment={enrolment} heading="h3" />
				))}
			</ul>
		)}
	/>
)

/** Resources that the viewer looked at last. */
export const RecentRow = () => (
	<QuerySection
		title={m.home_recent()}
		query={recentViewsQuery}
		pending={pending}
		render={(rows) => resourceRow(rows)}
	/>
)

/** Resources recommended to this person; the first row of a visitor. */
export const RecommendedRow = () => (
	<QuerySection
		title={m.home_recommended()}
		query={recommendedQuery}
		more={
			<Link className={text} to="/learning">
				{m.home_all_resources()}
			</Link>
		}
		pending={pending}
		render={(rows) =>
			resourceRow(
				rows.map((row) => normaliseCard('recommend', row)),
				1,
			)
		}
	/>
)

/** The newest resources. */
export const NewestRow = () => (
	<QuerySection
		title={m.home_newest()}
		query={newestQuery}
		pending={pending}
		render={(rows) => resourceRow(rows.map((row) => normaliseCard('api_courses', row)))}
	/>
)

/** Free resources. */
export const FreeRow = () => (
	<QuerySection
		title={m.home_free()}
		query={freeQuery}
		more={
			<Link className={text} to="/learning" search={{ paid_type: 'free' }}>
				{m.home_all_free()}
			</Link>
		}
		pending={pending}
		render={(rows) => resourceRow(rows.map((row) => normaliseCard('api_courses', row)))}
	/>
)

/** A few bundles. */
export const BundlesRow = () => (
	<QuerySection
		title={m.home_bundles()}
		query={homeBundlesQuery}
		more={
			<Link className={text} to="/bundle-products">
				{m.home_all_bundles()}
			</Link>
		}
		pending={pending}
		render={(rows) => resourceRow(rows)}
	/>
)

/** A few quizzes. */
export const QuizzesRow = () => (
	<QuerySection
		title={m.home_quizzes()}
		query={homeQuizzesQuery}
		more={
			<Link className={text} to="/quiz">
				{m.home_all_quizzes()}
			</Link>
		}
		pending={pending}
		render={(rows) => (
			<CardRow>
				{rows.map((quiz) => (
					<QuizCard key={quiz.id} quiz={quiz} />
				))}
			</CardRow>
		)}
	/>
)

/** Resources that take place at a time. */
export const EventsRow = () => (
	<QuerySection
		title={m.home_events()}
		query={eventsQuery}
		more={
			<Link
				className={text}
				to="/learning"
				search={{ type: ['webinar', 'live_training', 'expert_masterclass'], sort: 'date' }}
			>
				{m.home_all_events()}
			</Link>
		}
		pending={pending}
		render={(rows) => resourceRow(rows)}
	/>
)

/** The newest jobs. */
export const JobsRow = () => (
	<QuerySection
		title={m.home_jobs()}
		query={homeJobsQuery}
		more={
			<Link className={text} to="/jobs">
				{m.home_all_jobs()}
			</Link>
		}
		pending={pending}
		render={jobRow}
	/>
)
