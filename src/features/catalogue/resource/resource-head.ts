import { priceWithGst } from '#domain/shop/purchase.rules.ts'
import { productPath } from '#domain/web/navigation.rules.ts'
import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'
import { breadcrumbData, largestOf, type PageFacts, shortened } from '#ui/layout/page-head.ts'
import type { ResourceData } from './resource.types.ts'

/**
 * https://schema.org/Course with its offer and rating, as search engines read it; prices in rupees,
 * GST included.
 */
const courseData = (resource: ResourceData, url: string, image: string) => ({
	'@context': 'https://schema.org',
	'@type': resource.course_type === 'bundle' ? 'Product' : 'Course',
	name: resource.title,
	description: resource.summary,
	url,
	image,
	inLanguage: resource.language === 'Hindi' ? 'hi' : 'en',
	provider: { '@type': 'Organization', name: brand() },
	offers: {
		'@type': 'Offer',
		category: resource.price ? 'Paid' : 'Free',
		price: (priceWithGst(resource.price ?? 0) / 100).toFixed(2),
		priceCurrency: 'INR',
		url,
	},
	...(resource.reviews > 0 && {
		aggregateRating: {
			'@type': 'AggregateRating',
			ratingValue: resource.average_rating,
			reviewCount: resource.reviews,
		},
	}),
})

/**
 * Returns a resource, course or bundle page's facts for tabs, crawlers and link previews (CAT-02).
 */
export const resourceFacts = (
	origin: string,
	resource: ResourceData,
	above: { path: string; label: string },
): PageFacts => {
	const path = encodeURI(productPath(resource))
	const image = (resource.cover && largestOf(resource.cover.webp)) ?? '/social.png'
	return {
		title: shortened(resource.title, 60),
		description: shortened(resource.summary, 160),
		path,
		image,
		type: 'article',
		data: [
			courseData(resource, origin + path, origin + image),
			breadcrumbData(origin, [
				{ name: m.home_title(), path: '/' },
				{ name: above.label, path: above.path },
				{ name: resource.title, path },
			]),
		],
	}
}
