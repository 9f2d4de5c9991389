import type { Deps } from '#server/platform/deps.ts'
import { countShop } from './figures.store.ts'

/**
 * Figures of the home page (HDR-11): as the settings say, else counted; null where there is nothing
 * to count.
 */
export const homeFigures = async ({
	db,
	config,
	memory,
}: Pick<Deps, 'db' | 'config' | 'memory'>) => {
	const { figures } = config
	if (Object.values(figures).every((figure) => figure !== null)) return figures
	const counted = await memory.remember('figures of the shop', () => countShop(db))
	return {
		teachers: figures.teachers ?? (counted.teachers || null),
		schools: figures.schools ?? (counted.schools || null),
		places: figures.places ?? (counted.places || null),
	}
}
