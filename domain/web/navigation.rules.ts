/** True for a path of this site; anything that a browser may read as another origin is refused. */
export const isLocalPath = (path: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(path)

/** The fields of a product that determine its page's address. */
export type ProductPlace = { course_type: string; slug: string; slugtitle: string }

/** NAV-04, NAV-05: courses, bundles, plans and everything else have separate paths. */
export const productPath = ({ course_type, slug, slugtitle }: ProductPlace): string => {
	if (course_type === 'bundle') return `/bundle-products/${slug}`
	if (course_type === 'plan') return '/vidya-plus'
	return course_type === 'self_paced' ? `/courses/${slugtitle}` : `/learning/${slug}`
}
