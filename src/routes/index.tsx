import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { CardGrid } from '#features/card/card-grid.tsx'
import { CardSkeletons } from '#features/card/card-skeletons.tsx'
import { normaliseCard } from '#features/card/normalise-card.ts'
import { Hero } from '#features/home/hero.tsx'
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
} from '#features/home/home.queries.ts'
import { HomeRow } from '#features/home/home-row.tsx'
import { ProgrammeBanner } from '#features/home/programme-banner.tsx'
import { Statistics } from '#features/home/statistics.tsx'
import { LearningRow } from '#features/learning/learning-row.tsx'
import { QuizCard } from '#features/quiz/quiz-card.tsx'
import { m } from '#i18n/messages'
import { useNudges } from '#processes/nudge-scheduler/use-nudges.ts'
import { useViewer } from '#processes/viewer-context.ts'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { Page } from '#ui/page.tsx'
import { pageHead } from '#ui/page-head.ts'
import { jobCards } from './-job-cards.tsx'
import { readFacts } from './-read-facts.ts'
import { resourceCards } from './-resource-cards.tsx'

const list = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const pending = <CardSkeletons count={3} />

const OwnRows = () => (
  <>
    <HomeRow
      title={m.home_under_way()}
      query={underWayQuery}
      more={
        <Link className={link()} to="/profile/my-learning">
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
    <HomeRow
      title={m.home_recent()}
      query={recentViewsQuery}
      pending={pending}
      render={(rows) => resourceCards(rows)}
    />
  </>
)

const Home = () => {
  const router = useRouter()
  const { signedIn } = useViewer()
  useNudges()
  const goSearch = (words: string) =>
    void router.navigate({ to: '/learning', search: words ? { search: words } : {} })
  return (
    <>
      <Hero onSearch={goSearch} />
      <Page>
        <Statistics />
        {signedIn && <OwnRows />}
        <HomeRow
          title={m.home_recommended()}
          query={recommendedQuery}
          more={
            <Link className={link()} to="/learning">
              {m.home_all_resources()}
            </Link>
          }
          pending={pending}
          render={(rows) =>
            resourceCards(
              rows.map((row) => normaliseCard('recommend', row)),
              1,
            )
          }
        />
        <HomeRow
          title={m.home_newest()}
          query={newestQuery}
          pending={pending}
          render={(rows) => resourceCards(rows.map((row) => normaliseCard('api_courses', row)))}
        />
        <ProgrammeBanner />
        <HomeRow
          title={m.home_free()}
          query={freeQuery}
          more={
            <Link className={link()} to="/learning" search={{ paid_type: 'free' }}>
              {m.home_all_free()}
            </Link>
          }
          pending={pending}
          render={(rows) => resourceCards(rows.map((row) => normaliseCard('api_courses', row)))}
        />
        <HomeRow
          title={m.home_bundles()}
          query={homeBundlesQuery}
          more={
            <Link className={link()} to="/bundle-products">
              {m.home_all_bundles()}
            </Link>
          }
          pending={pending}
          render={(rows) => resourceCards(rows)}
        />
        <HomeRow
          title={m.home_quizzes()}
          query={homeQuizzesQuery}
          more={
            <Link className={link()} to="/quiz">
              {m.home_all_quizzes()}
            </Link>
          }
          pending={pending}
          render={(rows) => (
            <CardGrid>
              {rows.map((quiz) => (
                <QuizCard key={quiz.id} quiz={quiz} />
              ))}
            </CardGrid>
          )}
        />
        <HomeRow
          title={m.home_events()}
          query={eventsQuery}
          more={
            <Link
              className={link()}
              to="/learning"
              search={{ type: ['webinar', 'live_training', 'expert_masterclass'], sort: 'date' }}
            >
              {m.home_all_events()}
            </Link>
          }
          pending={pending}
          render={(rows) => resourceCards(rows)}
        />
        <HomeRow
          title={m.home_jobs()}
          query={homeJobsQuery}
          more={
            <Link className={link()} to="/jobs">
              {m.home_all_jobs()}
            </Link>
          }
          pending={pending}
          render={jobCards}
        />
      </Page>
    </>
  )
}

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient, processes } }) => {
    // What is one's own stands above the rest: it is there before the page is shown, or it would move it.
    if (processes.assumed === 'signedIn')
      await Promise.all([
        queryClient.prefetchQuery(underWayQuery),
        queryClient.prefetchQuery(recentViewsQuery),
      ])
    return readFacts(queryClient, [
      recommendedQuery,
      newestQuery,
      freeQuery,
      homeBundlesQuery,
      homeQuizzesQuery,
      homeJobsQuery,
      eventsQuery,
    ])
  },
  head: ({ match }) =>
    pageHead(match.context.origin, {
      title: m.home_page_title(),
      description: m.home_page_description(),
      path: '/',
    }),
  component: Home,
})
