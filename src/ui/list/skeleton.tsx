import { skeleton } from '#styled/recipes'

/** One grey bar or box; sizes in CSS units. A list of them needs a region with `aria-busy`. */
export const Skeleton = ({
	width = '100%',
	height = '1rem',
}: {
	width?: string
	height?: string
}) => <span className={skeleton()} style={{ width, height }} />
