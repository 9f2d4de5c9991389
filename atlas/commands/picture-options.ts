import type { PictureOptions } from '#atlas/diagram/draw/svg.ts'
import { foldToFit } from '#atlas/diagram/layout/fold-to-fit.ts'
import type { Definition } from '#atlas/graph/definition.types.ts'
import { Complaint } from '#atlas/load/complaint.ts'
import type { Given } from './command.ts'
import { oneOf } from './options.ts'

const directions = { auto: undefined, right: 'RIGHT', down: 'DOWN' } as const

const statesOf = (noun: string, { states }: Definition, list: string): string[] => {
	const names = list.split(',').filter(Boolean)
	const holders = states.filter(({ children }) => children.length > 0).map(({ name }) => name)
	for (const name of names)
		if (!holders.includes(name))
			throw new Complaint(
				`--collapse: ${noun} has no state '${name}' with states inside; it has ${holders.slice(1).join(', ') || 'none'}`,
			)
	return names
}

/**
 * Parses the command line's options of a picture: folded states, direction of arrows, words and
 * colours.
 */
export const pictureOptions = async (
	noun: string,
	definition: Definition,
	given: Given,
): Promise<PictureOptions> => {
	const direction = directions[oneOf('direction', ['auto', 'right', 'down'], given.direction)]
	const labels = oneOf('labels', ['code', 'words'], given.labels)
	const theme = oneOf('theme', ['light', 'dark'], given.theme)
	const how = { labels, ...(direction ? { direction } : {}) }
	if (given.collapse === 'auto') {
		const { layout } = await foldToFit(definition, how)
		return { theme, layout }
	}
	return { ...how, theme, collapsed: statesOf(noun, definition, given.collapse ?? '') }
}
