import { coverNameOf, placeholderOf } from '#server/catalogue/cover/cover-art.ts'
import { foldText } from '#server/catalogue/search/search-text.rules.ts'
import { slugOf } from '#server/platform/slug-of.ts'
import { bundleSlugs, bundles } from '../content/bundles.ts'
import { seedId } from '../seed-id.ts'
import type { catalogueRows } from './catalogue.seed.ts'

type Catalogue = ReturnType<typeof catalogueRows>

/**
 * Rows of the bundles and of what they hold; a bundle's tags, rating and length come from its
 * contents.
 */
export const bundleRows = (catalogue: Catalogue, now: Date) => {
	const byTitle = new Map(catalogue.resources.map((row) => [row.title, row]))
	const rows = bundles.map(([title, what, subject, rupees, holds], n) => {
		const slug = bundleSlugs[title] ?? slugOf(title)
		const held = holds.map((name) => byTitle.get(name)!)
		const sum = (of: (row: (typeof held)[number]) => number) =>
			held.reduce((total, row) => total + of(row), 0)
		const id = seedId('resource', slug)
		const bundle: Catalogue['resources'][number] = {
			id,
			slug,
			slugtitle: `bundle-${slug}`,
			title,
			summary: what,
			description: [
				what,
				`It holds ${held.map((row) => `“${row.title}”`).join(', ')}.`,
				'One payment opens everything in the bundle under My Learning; each course keeps its own progress and certificate.',
			].join('\n\n'),
			courseType: 'bundle',
			resourceType: 'standard',
			subject,
			price: rupees * 100,
			oldPrice: Math.max(
				sum((row) => row.price ?? 0),
				rupees * 100 + 10_000,
			),
			instructorName: held[0]!.instructorName,
			instructorBio: held[0]!.instructorBio ?? '',
			averageRating: Math.round((10 * sum((row) => row.averageRating ?? 0)) / held.length) / 10,
			reviewCount: sum((row) => row.reviewCount ?? 0),
			enrolledCount: Math.round(sum((row) => row.enrolledCount ?? 0) / 9),
			durationMinutes: sum((row) => row.durationMinutes ?? 0),
			language: held.every((row) => row.language === 'Hindi') ? 'Hindi' : 'English',
			level: held[0]!.level ?? 'All teachers',
			outcomes: held.flatMap((row) => row.outcomes?.slice(0, 1) ?? []),
			cover: coverNameOf(subject, 'bundle'),
			coverColour: placeholderOf('bundle'),
			tags: [...new Set(held.flatMap((row) => row.tags ?? []))].sort(),
			searchText: foldText([title, what, subject, ...holds].join(' ')),
			publishedAt: new Date(now.getTime() - (n + 2) * 9 * 86_400_000),
		}
		return {
			bundle,
			items: held.map((row, position) => ({ bundleId: id, resourceId: row.id, position })),
		}
	})
	return {
		bundles: rows.map((row) => row.bundle),
		items: rows.flatMap((row) => row.items),
	}
}
