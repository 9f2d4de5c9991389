import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Card } from '#features/catalogue/card/card.tsx'
import { CardGrid } from '#features/catalogue/card/card-grid.tsx'
import { CardPrice } from '#features/catalogue/card/card-price.tsx'
import { ResourcePage } from '#features/catalogue/resource/resource-page.tsx'
import { duration } from '#i18n/duration.ts'
import { langOf } from '#i18n/lang-of.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { Badge } from '#ui/display/badge.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { sectionText } from '#ui/look.ts'
import { draftQuery, previewQuery } from './draft.queries.ts'
import type { PreviewSearch } from './preview.search.ts'

const DraftText = lazy(() =>
	import('./text/draft-text.tsx').then((file) => ({ default: file.DraftText })),
)

const article = css({ maxW: 'prose', py: '6', borderBottomWidth: '1px', borderColor: 'line' })
const meta = css({ textStyle: 'small', color: 'ink.muted', pb: '4' })
const quiz = css({ pt: '4', fontWeight: 'bold' })

const VisitorPreview = ({ id }: { id: string }) => {
	const { data } = useSuspenseQuery(previewQuery(id))
	const main = data.price === null ? m.card_enroll_now() : m.card_add_to_cart()
	return (
		<ResourcePage
			resource={data}
			above={{ to: '/learning', label: m.draft_preview_above() }}
			price={<CardPrice card={data} size="lg" />}
			action={<span className={button({ wide: true })}>{main}</span>}
			bar={null}
			aside={null}
			reviews={null}
			renderCards={(cards) => (
				<CardGrid>
					{cards.map((card) => (
						<Card key={card.id} card={card} action={null} />
					))}
				</CardGrid>
			)}
		/>
	)
}

const LearnerPreview = ({ id }: { id: string }) => {
	const { lessons } = useSuspenseQuery(draftQuery(id)).data.content
	return (
		<Page>
			{lessons.map((lesson, index) => (
				<article key={lesson.id} className={article}>
					<h2 className={sectionText} lang={langOf(lesson.title)}>
						{lesson.title}
					</h2>
					<p className={meta}>
						{m.lesson_place({ number: index + 1, total: lessons.length })} · {lesson.section} ·{' '}
						{duration(lesson.minutes)}
					</p>
					<Suspense fallback={<Skeleton height="20rem" />}>
						<DraftText text={lesson.body} files={lesson.files} />
					</Suspense>
					{lesson.quiz && (
						<p className={quiz}>
							<Badge tone="primary">{m.quiz_quiz()}</Badge> {lesson.quiz.title}
						</p>
					)}
				</article>
			))}
			{lessons.length === 0 && <p>{m.draft_lessons_none()}</p>}
		</Page>
	)
}

/** The page in a preview's frame; nothing in it can be pressed (DSK-07). */
export const PreviewContent = () => {
	const { id = '' } = useParams({ strict: false }) as { id?: string }
	const { view = 'visitor' } = useSearch({ strict: false }) as PreviewSearch
	return (
		<main inert>
			{view === 'learner' ? <LearnerPreview id={id} /> : <VisitorPreview id={id} />}
		</main>
	)
}
