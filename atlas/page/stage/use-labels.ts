import type { Labels } from '#atlas/diagram/words.ts'
import { usePlace } from '../use-place.ts'

/**
 * Returns true if pictures speak in words or in the names of the program, and a way to change it;
 * the address keeps it.
 */
export const useLabels = (): [Labels, (labels: Labels) => void] => {
	const [{ labels }, go] = usePlace()
	return [
		labels === 'code' ? 'code' : 'words',
		(next) => go({ labels: next === 'code' ? 'code' : undefined }),
	]
}
