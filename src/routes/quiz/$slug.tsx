import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { useMemo } from 'react'
import { codeOf } from '#api/api-error.ts'
import { readSearchBy, words } from '#api/search-fields.ts'
import { attemptQuery, attemptsQuery, quizQuery } from '#features/learning/quiz/quiz.queries.ts'
import { QuizAttempts } from '#features/learning/quiz/quiz-attempts.tsx'
import { quizFacts } from '#features/learning/quiz/quiz-head.ts'
import { QuizPage } from '#features/learning/quiz/quiz-page.tsx'
import { hasKeptAnswers } from '#features/learning/quiz/use-quiz-attempt.ts'
import { ShareButton } from '#features/web/share/share-button.tsx'
import { useViewer } from '#processes/viewer-context.ts'
import { missingHead } from '#routes/-read/missing-head.ts'
import { orNotFound } from '#routes/-read/or-not-found.ts'
import { pageHead } from '#ui/layout/page-head.ts'

const Quiz = () => {
	const { slug } = Route.useParams()
	const { attempt } = Route.useSearch()
	const { signedIn } = useViewer()
	const { data } = useSuspenseQuery(quizQuery(slug))
	const isHydrated = useHydrated()
	// Started again only for kept answers; otherwise a press meanwhile would meet a button that
	// is gone.
	const kept = useMemo(() => isHydrated && hasKeptAnswers(data.id), [isHydrated, data.id])
	return (
		<QuizPage
			key={`${data.id} ${kept}`}
			quiz={data}
			fresh={!kept}
			attemptId={signedIn ? attempt : undefined}
			attempts={signedIn && <QuizAttempts slug={slug} />}
			share={
				<ShareButton kind="quiz" id={data.id} title={data.title} path={`/quiz/${data.slug}`} />
			}
		/>
	)
}

const FRESH_MS = 30_000

/**
 * Reads the questions of the next attempt; without a connection those that this browser keeps
 * (OFF-01).
 */
const readQuiz = async (queryClient: QueryClient, slug: string) => {
	const query = quizQuery(slug)
	try {
		return await queryClient.fetchQuery({ ...query, staleTime: FRESH_MS })
	} catch (error) {
		const kept = codeOf(error) === 'network' && queryClient.getQueryData(query.queryKey)
		if (!kept) throw error
		return kept
	}
}

const fields = readSearchBy({ attempt: words(36) })

export const Route = createFileRoute('/quiz/$slug')({
	validateSearch: (raw): { attempt?: string } => fields(raw) as { attempt?: string },
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { queryClient, processes }, params: { slug }, deps: { attempt } }) => {
		const quiz = await orNotFound(readQuiz(queryClient, slug))
		if (processes.assumed === 'signedIn')
			await Promise.all([
				queryClient.prefetchQuery(attemptsQuery(slug)),
				attempt && queryClient.prefetchQuery(attemptQuery(slug, attempt)),
			])
		return quiz
	},
	head: ({ loaderData, match: { context } }) =>
		loaderData
			? pageHead(context.origin, quizFacts(context.origin, loaderData))
			: missingHead(context.origin),
	component: Quiz,
})
