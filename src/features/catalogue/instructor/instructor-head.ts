import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'
import { nameOf } from '#i18n/name-of.ts'
import type { Instructor } from '#openapi/v1.gen.ts'
import { breadcrumbData, type PageFacts, shortened } from '#ui/layout/page-head.ts'

/**
 * Returns an instructor page's facts for tabs, crawlers (https://schema.org/Person) and link
 * previews; its later pages are not indexed.
 */
export const instructorFacts = (
	origin: string,
	{ slug, name, bio, picture, subjects }: Instructor,
	page = 1,
): PageFacts => {
	const path = encodeURI(`/teachers/${slug}`)
	const about = m.instructor_description({
		brand: brand(),
		name,
		subjects: subjects.map(nameOf).join(', '),
	})
	return {
		title: shortened(name, 60),
		page,
		description: shortened(bio || about, 160),
		path,
		noindex: page > 1,
		data: [
			{
				'@context': 'https://schema.org',
				'@type': 'Person',
				name,
				description: bio || about,
				knowsAbout: subjects.map(nameOf),
				url: origin + path,
				...(picture && { image: origin + picture }),
			},
			breadcrumbData(origin, [
				{ name: m.home_title(), path: '/' },
				{ name: m.catalogue_title(), path: '/learning' },
				{ name, path },
			]),
		],
	}
}
