import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'
import { breadcrumbData, largestOf, type PageFacts, shortened } from '#ui/layout/page-head.ts'
import type { QuizData } from './quiz.types.ts'

/** Returns a quiz page's facts for tabs, crawlers and link previews. */
export const quizFacts = (origin: string, quiz: QuizData): PageFacts => {
	const path = `/quiz/${encodeURIComponent(quiz.slug)}`
	return {
		title: shortened(quiz.title, 60),
		description: shortened(quiz.summary, 160),
		path,
		image: (quiz.cover && largestOf(quiz.cover.webp)) ?? '/social.png',
		type: 'article',
		data: [
			{
				'@context': 'https://schema.org',
				'@type': 'Quiz',
				name: quiz.title,
				description: quiz.summary,
				provider: { '@type': 'Organization', name: brand() },
			},
			breadcrumbData(origin, [
				{ name: m.home_title(), path: '/' },
				{ name: m.quiz_title(), path: '/quiz' },
				{ name: quiz.title, path },
			]),
		],
	}
}
